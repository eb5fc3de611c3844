import { fieldLines } from '@touchline/shared/domain/crests/field-lines';
import { pick, seededRandom } from '@touchline/shared/domain/seeded-random';
import type { Sport } from '../../paths.ts';
import styles from './cover.module.css';

/** Grass, parquet and a screen. */
const COLOURS: Readonly<Record<Sport, string>> = {
  football: '#2fa35f',
  basketball: '#d9822b',
  esports: '#7a5cf0',
};

const MAX_TURN_DEG = 18;

/** The lines of the sport's field at night. The article's id chooses and turns them, so that a list has many pictures. */
export function DrawnCover({ id, sport }: { id: string; sport: Sport }) {
  const roll = seededRandom(`cover/${id}`);
  const lines = pick(fieldLines[sport], roll);
  const turn = Math.round((roll() * 2 - 1) * MAX_TURN_DEG);
  return (
    <svg
      className={styles.drawn}
      viewBox="0 0 400 225"
      preserveAspectRatio="xMidYMid slice"
      color={COLOURS[sport]}
      aria-hidden="true"
    >
      <path d={lines} transform={`translate(0 112)rotate(${turn} 200 0)`} />
    </svg>
  );
}
