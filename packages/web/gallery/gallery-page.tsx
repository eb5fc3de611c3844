import { useSyncExternalStore } from 'react';
import { NestedPageProvider } from '../src/ui/layout/main.tsx';
import styles from './gallery.module.css';
import { CHOICES, type Settings, settingOf, type Width, withSetting } from './settings.ts';
import type { Group, Specimen } from './specimen.ts';

const subscribeToHash = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};
const readHash = () => decodeURIComponent(location.hash.slice(1)) || ALL;

const ALL = 'all';

/** The part of the groups that an address names: one specimen, one group, or everything. */
export function groupsAt(groups: readonly Group[], address: string): readonly Group[] {
  const [groupName = ALL, specimenName] = address.split('/');
  const chosen = groups.filter(({ name }) => groupName === ALL || name === groupName);
  if (specimenName === undefined) return chosen;
  return chosen.map((group) => ({
    ...group,
    specimens: group.specimens.filter(({ name }) => name === specimenName),
  }));
}

export function GalleryPage({
  groups,
  settings,
}: {
  groups: readonly Group[];
  settings: Settings;
}) {
  const address = useSyncExternalStore(subscribeToHash, readHash);
  const shown = groupsAt(groups, address);
  const count = shown.reduce((sum, { specimens }) => sum + specimens.length, 0);
  return (
    <NestedPageProvider value={true}>
      <header className={styles.head}>
        <h1>
          <a href="#all">Gallery</a>
        </h1>
        <nav className={styles.groups} aria-label="Groups">
          {groups.map(({ name }) => (
            <a
              key={name}
              href={`#${name}`}
              aria-current={address.split('/')[0] === name || undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <div className={styles.settings}>
          {CHOICES.map((choice) => (
            <Choices key={choice.name} choice={choice} settings={settings} address={address} />
          ))}
        </div>
      </header>
      <main className={styles.main} data-ready="">
        {count === 0 && (
          <p>
            There is no part <code>{address}</code>. <a href="#all">All parts</a>
          </p>
        )}
        {shown.map((group) => (
          <GroupSection
            key={group.name}
            group={group}
            width={settings.width}
            isSingle={address.includes('/')}
          />
        ))}
      </main>
    </NestedPageProvider>
  );
}

interface ChoicesProps {
  choice: (typeof CHOICES)[number];
  settings: Settings;
  address: string;
}

const Choices = ({ choice: { name, values }, settings, address }: ChoicesProps) => (
  <nav aria-label={name}>
    {values.map((value) => (
      <a
        key={value}
        href={`${withSetting(location.search, name, value)}#${address}`}
        aria-current={value === settingOf(settings, name) || undefined}
      >
        {value}
      </a>
    ))}
  </nav>
);

interface GroupSectionProps {
  group: Group;
  width: Width;
  isSingle: boolean;
}

const GroupSection = ({ group, width, isSingle }: GroupSectionProps) => (
  <section className={styles.group} aria-label={group.title}>
    <h2>
      {group.title} <span className="fig">{group.specimens.length}</span>
    </h2>
    <div className={styles[group.layout]} data-single={isSingle || undefined}>
      {group.specimens.map((specimen) => (
        <Frame
          key={specimen.name}
          group={group}
          specimen={specimen}
          width={width}
          isSingle={isSingle}
        />
      ))}
    </div>
  </section>
);

function Frame({ group, specimen, width, isSingle }: GroupSectionProps & { specimen: Specimen }) {
  const { name, content, note, isWide, isAlone } = specimen;
  const address = `${group.name}/${name}`;
  const columns: readonly Width[] =
    group.layout === 'cells' ? ['wide'] : width === 'both' ? ['wide', 'narrow'] : [width];
  return (
    <figure
      id={address}
      className={styles.specimen}
      data-wide={isWide || undefined}
      data-columns={columns.length}
    >
      <figcaption>
        <a href={`#${address}`}>{name}</a>
        {note && <small>{note}</small>}
      </figcaption>
      {isAlone && !isSingle ? (
        <p className={styles.alone}>
          <a href={`#${address}`}>Opens at its own address: it takes the focus.</a>
        </p>
      ) : (
        columns.map((column) => (
          <div key={column} className={styles.column} data-column={column}>
            {content}
          </div>
        ))
      )}
    </figure>
  );
}
