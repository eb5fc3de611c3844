import { Icon, type IconName } from '../../../ui/graphics/icon.tsx';
import type { Entry } from '../matching/entry.ts';
import type { EntryHit } from '../matching/rank-entry.ts';
import { Highlighted } from './highlighted.tsx';
import styles from './search-option.module.css';

export function PageResult({ icon, entry, hit }: { icon: IconName; entry: Entry; hit: EntryHit }) {
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
