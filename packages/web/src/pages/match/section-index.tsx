import { useTranslation } from 'react-i18next';
import type { English } from '../../i18n/namespaces.ts';
import tabs from '../../ui/controls/tabs.module.css';
import { classNames } from '../../ui/dom/class-names.ts';
import { followAnchor } from '../../ui/dom/follow-anchor.ts';
import styles from './section-index.module.css';

type MatchSection = Exclude<keyof English['detail']['sections'], 'label'>;

/** Links to the sections of the page, in a narrow window. */
export function SectionIndex({ sections }: { sections: readonly (MatchSection | false)[] }) {
  const { t } = useTranslation();
  return (
    <nav className={classNames(tabs.tabs, styles.index)} aria-label={t('detail:sections.label')}>
      {sections.map(
        (section) =>
          section && (
            <a key={section} className={tabs.tab} href={`#${section}`} onClick={followAnchor}>
              {t(`detail:sections.${section}`)}
            </a>
          ),
      )}
    </nav>
  );
}
