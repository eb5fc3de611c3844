import type { TeamDetails } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { locales } from '../../i18n/languages.ts';
import type { Sport } from '../../paths.ts';
import { languageAtom } from '../../state/preferences/preferences-atoms.ts';
import { Block } from '../../ui/layout/block.tsx';
import styles from './club-block.module.css';
import { clubText } from './club-text.ts';

export function ClubBlock({ details, kind }: { details: TeamDetails; kind: Sport }) {
  const { t } = useTranslation();
  const separator = locales[useAtomValue(languageAtom)].sentenceSeparator;
  return (
    <Block title={t('teams:club.title')}>
      <p className={styles.text}>{clubText(details, kind, t).join(separator)}</p>
    </Block>
  );
}
