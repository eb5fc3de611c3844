/** The predictions page. */
export default {
  title: '{{game}} predictions today',
  description:
    '{{game}} matches with tips today: win rates, form and best odds, and how yesterday’s predictions did.',
  news: 'News',
  today: 'Still to come today',
  what: 'Today’s matches with tips, soonest first. Our pick is simply the favourite: the side with the shorter best price at kick-off. A draw returns the stake. Tips count articles, not opinions. Win rates cover the last six months.',
  winRate: 'Win rate',
  form: 'Streak',
  best: 'Best odds',
  pick: '{{team}} to win',
  none: 'No clear favourite',
  picked: 'predicted',
  yesterday: 'Yesterday',
  tally: { hit: 'right', miss: 'wrong', drawn: 'drawn' },
  verdict: { hit: 'Right', miss: 'Wrong', drawn: 'Drawn' },
} as const;
