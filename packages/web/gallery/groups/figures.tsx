import { useState } from 'react';
import { TipCount } from '../../src/features/matches/row/tip-count.tsx';
import button from '../../src/ui/controls/button.module.css';
import { LiveBadge } from '../../src/ui/figures/live-badge.tsx';
import { Numerals } from '../../src/ui/figures/numerals.tsx';
import { OddsValue } from '../../src/ui/figures/odds-value.tsx';
import { ProgressLine } from '../../src/ui/figures/progress-line.tsx';
import { ResultBadge } from '../../src/ui/figures/result-badge.tsx';
import { ScoreFigure } from '../../src/ui/figures/score-figure.tsx';
import { Stat } from '../../src/ui/figures/stat.tsx';
import styles from '../gallery.module.css';
import type { Group, GroupContext } from '../specimen.ts';

function Goal({ text }: { text: string }) {
  const [score, setScore] = useState(2);
  return (
    <span className={styles.line}>
      <span className={styles.score}>
        <ScoreFigure score={score} />
      </span>
      <button type="button" className={button.btn} onClick={() => setScore(score + 1)}>
        {text}
      </button>
    </span>
  );
}

const RESULTS = ['win', 'draw', 'loss'] as const;

export const figuresGroup = ({ t }: GroupContext): Group => ({
  name: 'figures',
  title: 'Figures',
  layout: 'cells',
  specimens: [
    { name: 'live-badge', content: <LiveBadge word={t('match.live')} clock="67′" /> },
    {
      name: 'live-badge-word',
      content: <LiveBadge word={t('match.live')} clock={t('match.clock.half-time')} />,
    },
    { name: 'live-badge-large', content: <LiveBadge large word={t('match.live')} clock="90+4′" /> },
    {
      name: 'score',
      content: (
        <span className={styles.score}>
          <ScoreFigure score={3} /> – <ScoreFigure score={0} />
        </span>
      ),
    },
    { name: 'score-changes', content: <Goal text={'+1'} /> },
    { name: 'odds', content: <OddsValue text="1.62" /> },
    { name: 'odds-up', content: <OddsValue text="2.38" moved="up" /> },
    { name: 'odds-down', content: <OddsValue text="1.91" moved="down" /> },
    { name: 'odds-estimate', content: <OddsValue text="1.85" guess={t('match.guess')} /> },
    {
      name: 'result',
      content: (
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
    },
    { name: 'stat', content: <Stat figure="58%" label={t('teams:summary.winRate')} /> },
    { name: 'stat-large', content: <Stat large figure="58%" label={t('teams:summary.winRate')} /> },
    { name: 'tips', content: <TipCount count={14} /> },
    { name: 'tips-compact', content: <TipCount count={14} compact /> },
    { name: 'numerals', content: <Numerals text={t('match.kickOff', { time: '19:45' })} /> },
    ...[0, 0.4, 1].map((played) => ({
      name: `progress-${played * 100}`,
      content: <ProgressLine played={played} />,
    })),
  ],
});
