import { useState } from 'react';
import { TipCount } from '../../src/features/matches/row/tip-count.tsx';
import { Button } from '../../src/ui/controls/button.tsx';
import { LiveBadge } from '../../src/ui/figures/live-badge.tsx';
import { Numerals } from '../../src/ui/figures/numerals.tsx';
import { OddsValue } from '../../src/ui/figures/odds-value.tsx';
import { ProgressLine } from '../../src/ui/figures/progress-line.tsx';
import { ResultBadge } from '../../src/ui/figures/result-badge.tsx';
import { ScoreFigure } from '../../src/ui/figures/score-figure.tsx';
import { Stat } from '../../src/ui/figures/stat.tsx';
import styles from '../gallery.module.css';
import type { GroupContext, GroupSource } from '../specimen.ts';

function Goal({ text }: { text: string }) {
  const [score, setScore] = useState(2);
  return (
    <span className={styles.line}>
      <span className={styles.score}>
        <ScoreFigure score={score} />
      </span>
      <Button onClick={() => setScore(score + 1)}>{text}</Button>
    </span>
  );
}

const RESULTS = ['win', 'draw', 'loss'] as const;

export const figuresGroup = ({ t }: GroupContext): GroupSource => ({
  name: 'figures',
  title: 'Figures',
  layout: 'cells',
  specimens: {
    'live-badge': <LiveBadge word={t('match.live')} clock="67′" />,
    'live-badge-word': <LiveBadge word={t('match.live')} clock={t('match.clock.half-time')} />,
    'live-badge-large': <LiveBadge large word={t('match.live')} clock="90+4′" />,
    score: (
      <span className={styles.score}>
        <ScoreFigure score={3} /> – <ScoreFigure score={0} />
      </span>
    ),
    'score-changes': <Goal text={'+1'} />,
    odds: <OddsValue text="1.62" />,
    'odds-up': <OddsValue text="2.38" moved="up" />,
    'odds-down': <OddsValue text="1.91" moved="down" />,
    'odds-estimate': <OddsValue text="1.85" guess={t('match.guess')} />,
    result: (
      <span className={styles.line}>
        {RESULTS.map((outcome) => (
          <ResultBadge
            key={outcome}
            outcome={outcome}
            letter={t(`detail:letter.${outcome}`)}
            label={t(`detail:result.${outcome}`)}
          />
        ))}
      </span>
    ),
    stat: <Stat figure="58%" label={t('teams:summary.winRate')} />,
    'stat-large': <Stat large figure="58%" label={t('teams:summary.winRate')} />,
    tips: <TipCount count={14} />,
    'tips-compact': <TipCount count={14} compact />,
    numerals: <Numerals text={t('match.kickOff', { time: '19:45' })} />,
    'progress-0': <ProgressLine played={0} />,
    'progress-40': <ProgressLine played={0.4} />,
    'progress-100': <ProgressLine played={1} />,
  },
});
