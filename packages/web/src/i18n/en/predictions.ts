/** The predictions page. */
export default {
  title: '{{game}} predictions today',
  description:
    '{{game}}: the matches of the day that have tips, with win rates, form and the best price on each side, and how yesterday’s predictions did.',
  news: 'News',
  today: 'Still to come today',
  what: 'Matches of today with tips, the next one first. The number of tips says how many people wrote about a match, not on whose side they are. What we predict, and hold against the result, is plain: the side with the shorter best price at kick-off wins. A draw gives the stake back and counts for nobody. Win rates are of the last six months.',
  winRate: 'Win rate',
  form: 'Form',
  best: 'Best odds',
  pick: '{{team}} to win',
  none: 'The prices name no favourite',
  picked: 'predicted',
  yesterday: 'Yesterday',
  tally: { hit: 'right', miss: 'wrong', drawn: 'drawn' },
  verdict: { hit: 'Right', miss: 'Wrong', drawn: 'Drawn' },
} as const;
