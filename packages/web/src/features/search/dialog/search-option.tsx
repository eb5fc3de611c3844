import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../i18n/languages.ts';
import { isGame, sportOf } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Crest } from '../../../ui/graphics/crest.tsx';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { Icon, type IconName } from '../../../ui/graphics/icon.tsx';
import { Medal } from '../../../ui/graphics/medal.tsx';
import { nameIn } from '../entries/names-of.ts';
import type { Entry, Target } from '../matching/entry.ts';
import type { EntryHit } from '../matching/rank-entry.ts';
import { Highlighted } from './highlighted.tsx';
import { MatchResult } from './match-result.tsx';
import styles from './search-option.module.css';

interface SearchOptionProps {
  id: string;
  entry: Entry;
  hit: EntryHit;
  /** Whether the keyboard is at it. */
  active: boolean;
  onHover: () => void;
  onChoose: () => void;
}

function resultOf(entry: Entry, hit: EntryHit) {
  const { target } = entry;
  if (target.kind === 'matches') return <MatchResult match={target.match} marks={hit.marks} />;
  if (target.kind === 'players') return <PlayerResult target={target} entry={entry} hit={hit} />;
  if (target.kind === 'pages') return <PageResult icon={target.icon} entry={entry} hit={hit} />;
  return <TeamResult target={target} entry={entry} hit={hit} />;
}

/** A search result: a link that is also an option of the listbox. */
export function SearchOption({ id, entry, hit, active, onHover, onChoose }: SearchOptionProps) {
  const link = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={link} className={styles.place}>
      <Link
        id={id}
        className={styles.option}
        to={entry.href}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        onPointerMove={onHover}
        onClick={onChoose}
      >
        {resultOf(entry, hit)}
      </Link>
    </div>
  );
}

function PageResult({ icon, entry, hit }: { icon: IconName; entry: Entry; hit: EntryHit }) {
  return (
    <>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Highlighted text={entry.names[0]?.shown ?? ''} marks={hit.marks[0]} />
        </span>
      </span>
      <Icon name="right" size="s" />
    </>
  );
}

interface PlayerResultProps {
  target: Extract<Target, { kind: 'players' }>;
  entry: Entry;
  hit: EntryHit;
}

/** A player: the club's crest, the name, the shirt number and the club. */
function PlayerResult({ target: { player, team }, entry, hit }: PlayerResultProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const sport = entry.sport ?? sportOf(team.sportType);
  const club = nameIn(team, language);
  const { number } = player;
  return (
    <>
      <Crest id={team.id} kind={sport} logo={team.logo} emblem={team.emblem} size={28} />
      <Words entry={entry} hit={hit} />
      <span className={styles.meta}>
        {number === undefined ? club : t('search:player', { number, club })}
      </span>
      <Icon name={sport} size="s" />
    </>
  );
}

/** The name, and the one in another language if it matched. */
function Words({ entry: { names }, hit }: { entry: Entry; hit: EntryHit }) {
  const [name, ...others] = names;
  const at = others.findIndex((_, index) => hit.marks[index + 1]?.length);
  const other = others[at];
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        <Highlighted text={name?.shown ?? ''} marks={hit.marks[0]} />
      </span>
      {other && (
        <span className={styles.other} lang={other.language && locales[other.language].html}>
          <Highlighted text={other.shown} marks={hit.marks[at + 1]} />
        </span>
      )}
    </span>
  );
}

interface TeamResultProps {
  target: Extract<Target, { kind: 'teams' | 'tournaments' }>;
  entry: Entry;
  hit: EntryHit;
}

/** A team or a tournament: emblem, name, the name in another language if it matched, country, esports title. */
function TeamResult({ target: { kind, item, country }, entry, hit }: TeamResultProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const sport = entry.sport ?? sportOf(item.sportType);
  const drawing = { id: item.id, kind: sport, logo: item.logo };
  const countryName = country && nameIn(country, language);
  return (
    <>
      {kind === 'teams' ? (
        <Crest {...drawing} emblem={item.emblem} size={28} />
      ) : (
        <Medal {...drawing} />
      )}
      <Words entry={entry} hit={hit} />
      {countryName && (
        <span className={styles.meta}>
          <Flag country={{ name: countryName, logo: country.logo }} />
          <span className={styles.country}>{countryName}</span>
        </span>
      )}
      {isGame(item.sportType) && item.sportType !== sport && (
        <span className={styles.meta}>{t(`games.${item.sportType}`)}</span>
      )}
      <Icon name={sport} size="s" />
    </>
  );
}
