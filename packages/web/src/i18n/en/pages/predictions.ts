export default {
  title: '{{game}} predictions today',
  description:
    '{{game}} matches with tips today: win rates, form and best odds, and how yesterday’s predictions did.',
  news: 'News',
  today: 'Still to come today',
  what: 'Today’s matches with tips, soonest first. Our pick is simply the favourite: the side with the shorter best price at kick-off. A draw returns the stake, so its percentage leaves draws out. Tip counts are numbers of articles, not votes. Win rates cover the last six months.',
  winRate: 'Win rate',
  form: 'Streak',
  best: 'Best odds',
  none: 'No clear favourite',
  picked: 'predicted',
  yesterday: 'Yesterday',
  rate: { level: '{{percent}} right when not drawn', win: '{{percent}} right' },
  tally: { hit: 'right', miss: 'wrong', drawn: 'drawn' },
  verdict: { hit: 'Right', miss: 'Wrong', drawn: 'Drawn' },
} as const;
