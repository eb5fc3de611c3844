import { crestLight } from '@touchline/shared/domain/crests/crest-design';
import { classNames } from '../../ui/dom/class-names.ts';
import lit from '../../ui/graphics/club-glow.module.css';
import { ClubGlow } from '../../ui/graphics/club-glow.tsx';
import styles from './auth-view.module.css';

interface AuthViewProps {
  /** The clubs whose colours light the field. */
  clubs: readonly [home: string, away: string];
  score: readonly [home: number, away: number];
  line: string;
}

/** The picture beside the form: decoration with an invented score. */
export const AuthView = ({ clubs: [home, away], score, line }: AuthViewProps) => (
  <aside className={classNames(lit.lit, styles.view)} aria-hidden="true">
    <ClubGlow colour={crestLight(home, 'football')} className={styles.homeBeam} />
    <ClubGlow colour={crestLight(away, 'football')} className={styles.awayBeam} />
    <svg
      className={styles.pitch}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M0 60h800M400 60v900M24 60a24 24 0 0 1-24 24M776 60a24 24 0 0 0 24 24" />
      <circle cx="400" cy="420" r="210" />
    </svg>
    <p className={styles.score}>
      {score[0]}
      <i />
      {score[1]}
    </p>
    <p className={styles.line}>{line}</p>
  </aside>
);
