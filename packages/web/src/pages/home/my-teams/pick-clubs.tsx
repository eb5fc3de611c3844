import { useAtomValue } from 'jotai';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { useSearchIndex } from '../../../features/search/dialog/use-search-index.ts';
import { indexEntries } from '../../../features/search/entries/index-entries.ts';
import type { Entry } from '../../../features/search/matching/entry.ts';
import { find } from '../../../features/search/matching/find.ts';
import { gameOf, type Sport, sportOf, sports } from '../../../paths.ts';
import { type LoadedResource, useResource } from '../../../state/data/use-resource.ts';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { myTeamIdsAtom } from '../../../state/favourites/my-teams.ts';
import { gameAtom, languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { itemsOf } from '../../../state/stores/resource.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceTabs } from '../../../ui/controls/choice-tabs.tsx';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import field from '../../../ui/controls/field.module.css';
import { useModal } from '../../../ui/controls/use-modal.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { ClubTile, type PickedClub } from './club-tile.tsx';
import styles from './pick-clubs.module.css';

/** The clubs of the search index: as entries to search, and each as a club to pick. */
function useIndexedClubs() {
  const language = useAtomValue(languageAtom);
  const resource = useSearchIndex();
  const index = resource.result?.kind === 'ok' ? resource.result.data : undefined;
  const entries = useMemo(
    () =>
      (index ? indexEntries(index, language) : []).filter(({ target }) => target.kind === 'teams'),
    [index, language],
  );

  function clubOf({ id, names, target }: Entry): PickedClub[] {
    if (target.kind !== 'teams') return [];
    const { item, country } = target;
    const sport = sportOf(gameOf(item));
    const note = country?.[language] ?? country?.en;
    return [{ id, name: names[0]?.shown ?? id, logo: item.logo, emblem: item.emblem, sport, note }];
  }

  return { resource, entries, clubOf };
}

const POPULAR = 24;
const MAX_FOUND = 24;
const RANKING_AGE_S = 600;

interface ClubGridProps {
  clubs: readonly PickedClub[];
  resource: LoadedResource<unknown>;
  /** Shown without clubs. */
  none: string;
}

function ClubGrid({ clubs, resource, none }: ClubGridProps) {
  const { t } = useTranslation();
  const { result } = resource;
  if (result === undefined) return <Spinner label={t('shell.loading')} />;
  if (clubs.length === 0 && result.kind === 'failed')
    return <Failed of="teams" resource={resource} />;
  if (clubs.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.grid}>
      {clubs.map((club) => (
        <ClubTile key={club.id} club={club} />
      ))}
    </ul>
  );
}

/** The starred clubs of a sport, then its best, as the upstream ranks them. */
function PopularClubs({ sport }: { sport: Sport }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  // Later the clubs would move under the pointer.
  const [stars] = useState(useAtomValue(myTeamIdsAtom));
  const { resource: index, entries, clubOf } = useIndexedClubs();
  const ranking = useResource(
    call('/teams/rankings', { sportType: sport, size: POPULAR }, language),
    RANKING_AGE_S,
  );
  const ranked = itemsOf(ranking).map((team) => ({ ...team, sport, note: team.country.name }));
  const known = [
    ...ranked,
    ...entries.filter(({ id }) => stars.includes(id)).flatMap(clubOf),
  ].filter((club) => club.sport === sport);
  const starred = stars.flatMap((id) => known.find((club) => club.id === id) ?? []);
  const isComplete = stars.length === 0 || index.result !== undefined;
  return (
    <ClubGrid
      clubs={[...starred, ...ranked.filter(({ id }) => !stars.includes(id))]}
      resource={isComplete ? ranking : { ...ranking, result: undefined }}
      none={t('state.empty.teams')}
    />
  );
}

/** Clubs by name, in any of the site's languages, of every sport. */
function FoundClubs({ text, sport }: { text: string; sport: Sport }) {
  const { t } = useTranslation();
  const { resource, entries, clubOf } = useIndexedClubs();
  // With those of now a club would move under the pointer that stars it.
  const [stars] = useState(useAtomValue(favouritesAtom));
  const [group] = find(entries, text, { stars, sport }, MAX_FOUND);
  const clubs = (group?.found ?? []).flatMap(({ entry }) => clubOf(entry));
  return <ClubGrid clubs={clubs} resource={resource} none={t('alerts:mine.pick.none')} />;
}

interface PickClubsProps {
  /** How many teams are starred. */
  count: number;
  onClose: () => void;
}

/** MYT-1: stars clubs, by name or among the best of each sport. */
export default function PickClubs({ count, onClose }: PickClubsProps) {
  const { t } = useTranslation();
  const game = useAtomValue(gameAtom);
  const [sport, setSport] = useState<Sport>(sportOf(game));
  const [text, setText] = useState('');
  const titleId = useId();
  const isSearching = text.trim() !== '';
  return (
    <dialog className={styles.dialog} aria-labelledby={titleId} {...useModal(onClose)}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('home.clubs.title')}</h2>
        <CloseButton label={t('shell.close')} onClose={onClose} />
      </header>
      <input
        className={classNames(field.input, styles.field)}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        aria-label={t('alerts:mine.pick.find')}
        placeholder={t('alerts:mine.pick.find')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {!isSearching && (
        <ChoiceTabs
          label={t('shell.sports')}
          choices={sports}
          chosen={sport}
          onChoose={setSport}
          textOf={(one) => t(`games.${one}`)}
        />
      )}
      <div className={styles.clubs}>
        {isSearching ? (
          <FoundClubs key={text} text={text} sport={sport} />
        ) : (
          <PopularClubs key={sport} sport={sport} />
        )}
      </div>
      <footer className={styles.foot}>
        <p role="status">{t('alerts:mine.pick.count', { count })}</p>
        <Button kind="main" onClick={onClose}>
          {t('alerts:mine.pick.done')}
        </Button>
      </footer>
    </dialog>
  );
}
