import { useAtomValue } from 'jotai';
import { DEMO_TEXTS } from '../../../i18n/demo-texts.ts';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import styles from './footer.module.css';

/** Shown in demos only. */
export function SimulationNote() {
  return <p className={styles.row}>{DEMO_TEXTS[useAtomValue(languageAtom)].simulation}</p>;
}
