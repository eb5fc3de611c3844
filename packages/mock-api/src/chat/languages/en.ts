/** The assistant's language: what it recognizes, and what it says. Other languages have the same shape. */
export const english = {
  locale: 'en-GB',
  /** Between two sentences. */
  space: ' ',
  /** Help first, then the features of the site, accounts and manners; last, questions about the world. */
  patterns: {
    crisis:
      /\b(suicid\w*|kill(ing)? myself|end (my life|it all)|want to die|don['’]?t want to live|hurt(ing)? myself|self.?harm)\b/i,
    responsibleGambling:
      /\b(addict\w*|gambling (problem|debts?)|problem gambl\w*|responsib(le|ly) (gambling|gaming|betting)|(gambl|bet)\w* responsibly|helpline|(can['’]?t|can ?not|could(n['’]?t| not)) stop|stop (gambling|betting)|gambl\w+ too much|bett?(s|ing)? too much|lost (too much|everything|all my|my (money|savings|salary|rent|job|house|family|wife))|chas(e|ing)( my| the)? loss(es)?|self.?exclu\w*|debts?|borrow\w* money|out of control)\b/i,
    tooYoung:
      /\b(i['’]?m|i am|aged?|my (son|daughter|child|kid) is) (only )?1[0-7]\b(?!:| ?min)|\b(under ?age|under 18|minors?|my parents)\b/i,
    limits: /\b(limits?|cool(ing)?.?off|time.?out|take a break)\b/i,
    money:
      /\b(withdraw\w*|cash(ing)? ?out|pay ?outs?|top(ping)? up|pay(ing)? in|(add|put in) (money|funds)|(how|where|can|want|like|need)\b.*\bdeposit)\b/i,
    noSpoilers: /\bspoil\w*|\bhid(e|ing|den)\b.*\b(scores?|results?)\b/i,
    dragLine:
      /\bdrag(s|ged|ging)?\b|\btime ?line\b|\brewind\w*|\b(any|an earlier|a past) minute\b|\bgo back (to|in)\b.*\b(minute|match|game)\b/i,
    alerts: /\b(alerts?|notif\w+|push (message|me)\w*|remind\w*)\b/i,
    replayDay: /\breplay\w*|\bre-?watch\w*|\bwatch\w*\b.*\b(again|past|yesterday)\b/i,
    oddsFormat: /\b(odds formats?|decimal|fraction\w*|american odds|hong kong odds|moneyline)\b/i,
    timeZone: /\btime ?zones?\b|\b(wrong|local|my|which) time\b/i,
    star: /\b(favou?rites?|starr(ed|ing)|unstar|(tap|add|use|click|what is|what does) (a |the )?stars?)\b|\bhow\b.*\b(star|follow)\b/i,
    search: /\bsearch\w*|\bshortcuts?\b|\bkeyboard\b|\bhot ?keys?\b|\bhow\b.*\bfind (a|my)\b/i,
    install: /\binstall\w*|\boffline\b|\bhome screen\b|\b(an?|the|your|mobile|phone) app\b/i,
    settings: /\b(change (the )?language|(dark|light) (mode|theme)|settings?)\b/i,
    closeAccount: /\b(delete|close|remove|cancel)\b.*\baccount\b/i,
    register: /\b(register|registration|sign(ing)? up|(create|open|get|make) an account|join)\b/i,
    wallet: /\b(wallet|balances?|usdt|btc|bitcoin|eth|ethereum|trx|tron)\b/i,
    bonus: /\b(bonus(es)?|promo\w*|codes?(?! of)|free ?bets?|offers?|coupon)\b/i,
    logIn: /\b(log ?in|logging in|sign in|password|forgot)\b/i,
    bet: /\b(bets?|betting|stake|wager\w*)\b/i,
    human: /\b(human|agent|person|contact|e-?mail|phone|support team)\b/i,
    insult: /\b(stupid|idiot|useless|dumb|rubbish|crap|shit\w*|fuck\w*|damn)\b/i,
    thanks: /\b(thanks|thank you|cheers|bye)\b/i,
    help: /\b(help|what can you do|who are you|robot|bot)\b/i,
    greeting: /^\W*(hi|hello|hey|good (morning|afternoon|evening))\b/i,
    odds: /\b(odds|prices?|quotes?|quoted|bet on|bookmakers?)\b/i,
    table:
      /\b(table|standings?|position|place|rank|ranked|ranking|points|leaders?|leading|top of)\b/i,
    scorers: /\b(who|which player)\b.*\b(scor\w+|goals?)\b|\b(goal ?)?scorers?\b/i,
    score:
      /\b(scores?|scored|results?|winning|won|win|lost|losing|last (match|game)|how (did|are|is))\b/i,
    next: /\b(next|when|play|plays|playing|fixtures?|upcoming|schedule|kick.?off)\b/i,
    day: /\b(today|tonight|this evening|tomorrow|match(es)?|games?)\b/i,
    today: /\b(today|tonight|this evening|tomorrow)\b/i,
    tomorrow: /\btomorrow\b/i,
    live: /\b(live|in.?play|now|being played|going on|scores?)\b/i,
  },
  /** To the topics with one reply each. */
  replies: {
    crisis:
      'You don’t have to face this alone. Please talk to someone now, and if you’re in danger, call the emergency number. Samaritans answer day and night, for free: 1767 in Singapore, 116 123 in Britain and Ireland. If gambling is part of it: 1800-6-668-668 in Singapore, 0808 8020 133 in Britain.',
    responsibleGambling:
      'If betting has stopped being fun, you can talk to someone now, free and in confidence: National Problem Gambling Helpline, Singapore, 1800-6-668-668; National Gambling Helpline, Britain, 0808 8020 133. Elsewhere, your health service knows the number. You’ll find more under Responsible gaming.',
    tooYoung:
      'Accounts and betting are for over-18s only, no exceptions. Scores, tables and news are open to everyone.',
    limits:
      'Set limits on deposits, stakes and time, or a time-out, in your account settings with each bookmaker, ideally before you start. You’ll find more under Responsible gaming.',
    money:
      'Nothing can be paid in or out here: Touchline holds no money and takes no bets. The wallet on your account page only shows sample balances. For a deposit or a withdrawal, go to the bookmaker that you bet with.',
    noSpoilers:
      'Open Matches and tap No spoilers above the list: results stay hidden on all pages, though not in this chat, until you show them, one match or one day at a time. Tap it again to turn it off.',
    dragLine:
      'On a match page, drag the dot on the line below the score, or move it with the arrow keys: score, updates, table and odds show that minute. Share copies a link to it, and Back to live leads back.',
    alerts:
      'Star a match or a team, and you get its kick-offs, goals, red cards and results while the site is open in a tab. Choose which, and allow browser notifications, under Alerts in the menu.',
    replayDay:
      'Choose a past day under Matches and tap Replay this day: up to four of its matches run in sync from kick-off, at up to 60 times the speed, and scores appear as they fell. It shows scores and commentary, not video.',
    oddsFormat:
      'Odds can be decimal, fractional, American or Hong Kong: choose in the menu at the top of every page, beside the odds of a match, or at the foot of the page.',
    timeZone:
      'All times are your device’s, unless you choose another zone: tap the clock at the foot of the page and find a city. The site’s own clock stays on Singapore.',
    star: 'Tap the star of a match, team or tournament: starred ones come first in lists, have a Starred tab under Matches, and get alerts. No account is needed; your device remembers them.',
    search:
      'Press / or tap the magnifier at the top, and type a team, tournament, match or page; Chinese names work in pinyin too. Press ? for every shortcut, such as j and k to move through a list.',
    install:
      'Install it from your browser’s menu: Install, or Add to Home Screen. Pages that you viewed lately open offline too and say from when their data is.',
    settings:
      'Language, odds format and theme are in the menu at the top of every page. Your device remembers them.',
    closeAccount:
      'To close your account, write to us from its email address; ours is under Contacts. A person will do it for you.',
    register:
      'Tap Register at the top, enter your email and a password of at least 8 characters, accept the terms and confirm that you’re over 18. You’re then logged in straight away.',
    wallet:
      'Log in and open your account page to see your wallet: sample balances in USDT, BTC, ETH and TRX at today’s prices; totals are in USDT. Nothing can be paid in or out here.',
    bonus:
      'New users get a bonus of up to $100, a 200% promo code and a $5 free bet with no deposit; ten bookmakers offer +100% to +150%. Click an offer to copy its code. 18+, each bookmaker’s terms apply.',
    logIn:
      'Tap Log in at the top and enter your email and password. Forgot your password? You can’t reset it here yet, so write to us: the address is under Contacts.',
    bet: 'Touchline takes no bets. We compare bookmakers’ odds; you bet with them, if you’re 18 or over, and only what you can afford to lose. Name a team and I’ll find the best prices.',
    human: 'I’m an automatic assistant. To reach a person, see Contacts.',
    insult:
      'I’m sorry I couldn’t help. Give me a team’s full name and I’ll try again, or see Contacts to reach a person.',
    thanks: 'You’re welcome. Enjoy the match!',
    help: 'I’m Touchline’s automatic assistant. Ask me about fixtures, today’s matches, scores and scorers, tables, odds, your account, or how the site works: no spoilers, alerts, replaying a day.',
    greeting: 'Hello! Ask me about fixtures, scores, tables, odds or your account.',
  },
  relativeDays: ['yesterday', 'today', 'tomorrow'],
  onDate: (date: string) => `on ${date}`,
  time: (day: string, clock: string, zone: string) => `${day} at ${clock} ${zone}`,
  unknown:
    'I don’t know that one. I can help with fixtures, scores, scorers, tables, odds, this site’s own features, registering, promo codes and your wallet. For a team, its name or the first word of it will do.',
  live: (score: string, minute: number | undefined, tournament: string) =>
    `Live: ${score}${minute === undefined ? '' : ` (minute ${minute})`}, ${tournament}.`,
  last: (_team: string, when: string, score: string, tournament: string) =>
    `Last match, ${when}: ${score}, ${tournament}.`,
  onPenalties: (kicks: string) => `${kicks} on penalties`,
  noResults: (team: string) => `${team} have no results yet.`,
  now: (score: string) => `Now: ${score}.`,
  noFixtures: (team: string) => `${team} have no fixtures yet.`,
  next: (team: string, other: string, when: string, tournament: string) =>
    `${team} play ${other} ${when} in the ${tournament}.`,
  price: { none: 'no odds yet' },
  bestOdds: (home: string, away: string, homePrice: string, awayPrice: string) =>
    `Best odds for ${home} v ${away} (decimal): home ${homePrice}, away ${awayPrice}. Odds change; only bet what you can afford to lose.`,
  noOdds: (team: string) => `No odds for ${team} right now.`,
  met: (when: string, score: string, tournament: string) =>
    `They last met ${when}: ${score}, ${tournament}.`,
  meeting: (home: string, away: string, when: string, tournament: string) =>
    `${home} play ${away} ${when} in the ${tournament}.`,
  neverMet: (team: string, other: string) =>
    `${team} and ${other} haven’t met in three years and have no fixture coming up.`,
  tableAt: (name: string, page: string) => `The table of ${name} is here: ${page}`,
  scorersAt: (name: string, page: string) => `Who scored in ${name} is here: ${page}`,
  liveCount(count: number, game: string, lines: readonly string[]) {
    const match = `${game ? `${game} ` : ''}match`;
    return count === 1
      ? `One live ${match}: ${lines[0]}.`
      : `${count} live ${match}es, including ${lines.join('; ')}.`;
  },
  noLive: (game: string) => `No live ${game ? `${game} ` : ''}matches right now.`,
  dayMatches: (day: string, zone: string, game: string, lines: readonly string[]) =>
    `${game ? `Top ${game} matches` : 'Top matches'} ${day} (${zone}): ${lines.join('; ')}. For the rest, see Matches.`,
  noDayMatches: (day: string, game: string) => `No more ${game ? `${game} ` : ''}matches ${day}.`,
  tournament: (name: string, season: string, from: string, to: string) =>
    `${name} ${season}: ${from} to ${to}.`,
  tournamentNext: (home: string, away: string, when: string) =>
    `Next match: ${home} v ${away}, ${when}.`,
};

export type ChatTexts = typeof english;
