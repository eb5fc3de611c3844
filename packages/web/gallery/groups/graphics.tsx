import type { CrestKind } from '@touchline/shared/domain/crests/shapes';
import { bookmakerNames } from '@touchline/types/client-contract';
import { TournamentFlag } from '../../src/features/matches/row/tournament-flag.tsx';
import { Cover } from '../../src/features/news/cover.tsx';
import icons from '../../src/theme/icons.svg?raw';
import { BookmakerLogo } from '../../src/ui/graphics/bookmaker-logo.tsx';
import lit from '../../src/ui/graphics/club-glow.module.css';
import { ClubGlow } from '../../src/ui/graphics/club-glow.tsx';
import { Crest } from '../../src/ui/graphics/crest.tsx';
import { Flag } from '../../src/ui/graphics/flag.tsx';
import { Icon, type IconName } from '../../src/ui/graphics/icon.tsx';
import { Medal } from '../../src/ui/graphics/medal.tsx';
import { Pitch } from '../../src/ui/graphics/pitch.tsx';
import styles from '../gallery.module.css';
import type { GroupContext, GroupSource } from '../specimen.ts';

const iconNames = [...icons.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id as IconName);

const IDS = Array.from({ length: 14 }, (_, number) => `te-eng-${number + 1}`);
const CREST_SIZES = [22, 26, 68, 92];

const crests = (kind: CrestKind) => (
  <span className={styles.crests}>
    {IDS.map((id) => (
      <Crest key={id} id={id} kind={kind} size={40} />
    ))}
  </span>
);

const medals = (kind: CrestKind) => (
  <span className={styles.crests}>
    {IDS.map((id) => (
      <Medal key={id} id={id.replace('te-', 'to-')} kind={kind} />
    ))}
  </span>
);

const KINDS = ['football', 'basketball', 'esports'] as const;

export const graphicsGroup = ({ samples, t }: GroupContext): GroupSource => ({
  name: 'graphics',
  title: 'Graphics',
  layout: 'cells',
  specimens: {
    ...Object.fromEntries(KINDS.map((kind) => [`crests-${kind}`, crests(kind)])),
    ...Object.fromEntries(KINDS.map((kind) => [`medals-${kind}`, medals(kind)])),
    'crest-sizes': {
      content: (
        <span className={styles.line}>
          {CREST_SIZES.map((size) => (
            <span key={size} className={styles.crest} data-size={size}>
              <Crest id="te-eng-3" kind="football" emblem="crown" size={size} />
            </span>
          ))}
        </span>
      ),
      note: 'Below 28 px the drawing is simpler.',
    },
    flags: (
      <span className={styles.crests}>
        {samples.countries.map((country) => (
          <Flag key={country.id} country={country} />
        ))}
      </span>
    ),
    'flag-failed': {
      content: (
        <span className={styles.line}>
          <Flag country={{ name: 'England', logo: 'images/countries/co-none.svg' }} /> England
        </span>
      ),
      note: 'A logo that does not load: the flag of the name.',
    },
    'flag-none': {
      content: (
        <span className={styles.line}>
          <Flag country={{ name: 'International' }} /> International
        </span>
      ),
      note: 'Without an empty frame before the name.',
    },
    'flag-of-a-tournament': (
      <span className={styles.line}>
        <TournamentFlag tournament={samples.live.tournament} /> {samples.live.tournament.name}
      </span>
    ),
    'flag-of-an-esports-tournament': (
      <span className={styles.line}>
        <TournamentFlag tournament={samples.esports.tournament} /> {samples.esports.tournament.name}
      </span>
    ),
    bookmakers: (
      <span className={styles.crests}>
        {Object.values(bookmakerNames).map((name) => (
          <BookmakerLogo key={name} name={name} className={styles.bookmaker} />
        ))}
      </span>
    ),
    'bookmaker-unknown': <BookmakerLogo name={undefined} className={undefined} />,
    ...Object.fromEntries(
      KINDS.map((kind) => [
        `cover-${kind}`,
        {
          content: (
            <div className={styles.cover}>
              <Cover article={{ id: kind, image: '' }} sport={kind} />
            </div>
          ),
          note: 'Where an article has no picture, or it does not load.',
        },
      ]),
    ),
    pitch: <Pitch strokeWidth="1.5" className={styles.pitch} />,
    glow: (
      <div className={`${lit.lit} ${styles.lit}`}>
        <ClubGlow colour="#c8102e" className={styles.beam} />
        {t('match.live')}
      </div>
    ),
    icons: {
      content: (
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      ),
      isWide: true,
    },
  },
});
