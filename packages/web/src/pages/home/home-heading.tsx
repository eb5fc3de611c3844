import { useAtomValue } from 'jotai';
import { fullDay } from '../../format/day.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { contentAtom, languageAtom, zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import styles from './home-page.module.css';

export function HomeHeading() {
  const { t } = useTranslation();
  const wantsOdds = useAtomValue(contentAtom) !== 'scores';
  const day = fullDay(
    useAtomValue(coarseNowAtom),
    useAtomValue(zoneAtom),
    useAtomValue(languageAtom),
  );
  return (
    <div className={styles.head}>
      <p className="meta">{day}</p>
      <h1>{t(wantsOdds ? 'home.title' : 'home.scores')}</h1>
    </div>
  );
}
