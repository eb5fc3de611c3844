import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { imageUrl, isDrawing } from '../../api/image-url.ts';
import { numericDay } from '../../format/day.ts';
import { isGame, paths, sportOf } from '../../paths.ts';
import { Link } from '../../state/link.tsx';
import { zoneAtom } from '../../state/preferences-atoms.ts';
import { Flag } from '../../ui/flag.tsx';
import { Medal } from '../../ui/medal.tsx';
import styles from './cup-row.module.css';
import { DaysToGo } from './days-to-go.tsx';

/** A tournament that is to come: its medal, its dates, how far away it is. */
export function CupRow({ tournament }: { tournament: Tournament }) {
  const zone = useAtomValue(zoneAtom);
  const { id, name, logo, country, sportType, startTime, endTime } = tournament;
  const game = isGame(sportType) ? sportType : 'football';
  const day = (seconds: number) => numericDay(seconds * 1000, zone);
  return (
    <li>
      <Link className={styles.cup} to={paths.tournament(game, id)}>
        <span className={styles.emblem}>
          <Medal id={id} kind={sportOf(game)} logo={isDrawing(logo) ? undefined : imageUrl(logo)} />
          <Flag src={imageUrl(country.logo)} className={styles.flag} />
        </span>
        <div>
          <h3 className="cut">{name}</h3>
          <span className={styles.meta}>
            <span>{country.name}</span>
            <span className="fig-s">
              {day(startTime)} – {day(endTime)}
            </span>
          </span>
        </div>
        <DaysToGo start={startTime * 1000} className={styles.in} />
      </Link>
    </li>
  );
}
