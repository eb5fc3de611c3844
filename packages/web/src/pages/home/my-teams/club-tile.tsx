import type { TeamRef } from '@touchline/types';
import { useAtomValue, useSetAtom } from 'jotai';
import type { Sport } from '../../../paths.ts';
import { favouritesAtom, toggleFavouriteAtom } from '../../../state/favourites/favourites.ts';
import { starOf } from '../../../state/favourites/star.ts';
import { Crest } from '../../../ui/graphics/crest.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './club-tile.module.css';

export interface PickedClub extends Pick<TeamRef, 'id' | 'name'> {
  readonly emblem?: TeamRef['emblem'] | undefined;
  readonly logo?: string | undefined;
  readonly sport: Sport;
  /** The country, or the game. */
  readonly note: string | undefined;
}

/** A club that a press stars or unstars. */
export function ClubTile({ club: { id, name, emblem, logo, sport, note } }: { club: PickedClub }) {
  const isPicked = useAtomValue(favouritesAtom).has(starOf('team', id));
  const toggle = useSetAtom(toggleFavouriteAtom);
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        aria-pressed={isPicked}
        onClick={() => toggle(starOf('team', id))}
      >
        <Crest id={id} kind={sport} emblem={emblem} size={36} logo={logo} />
        <span className={styles.words}>
          <b>{name}</b>
          {note && <small>{note}</small>}
        </span>
        <Icon name={isPicked ? 'check' : 'star'} size="s" />
      </button>
    </li>
  );
}
