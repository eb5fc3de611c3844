import { useAtomValue } from 'jotai';
import type { Language } from '../../../i18n/languages.ts';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import styles from './footer.module.css';

/** Not in the catalogues: all pages of a site that is no demo would load it. */
const TEXTS: Record<Language, string> = {
  en: 'This is a simulation. Clubs, matches, prices and news are invented, and accounts and chats stay in this browser.',
  zh: '这是一个模拟演示：球队、比赛、赔率和新闻均为虚构，账户和聊天记录只保存在此浏览器中。',
};

/** Shown in demos only. */
export function SimulationNote() {
  return <p className={styles.row}>{TEXTS[useAtomValue(languageAtom)]}</p>;
}
