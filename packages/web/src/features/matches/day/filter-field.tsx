import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './filter-field.module.css';

interface FilterFieldProps {
  find: string;
  to: (find: string) => string;
}

/** Narrows the shown rows to a club or a league while one types; the address follows, but Back does not spell. */
export function FilterField({ find, to }: FilterFieldProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [words, setWords] = useState(find);
  const [known, setKnown] = useState(find);
  if (find !== known) {
    setKnown(find);
    if (find !== words.trim()) setWords(find);
  }
  useEffect(() => {
    const wanted = words.trim();
    if (wanted !== find) void navigate(to(wanted), { replace: true });
    // Only what is typed goes to the address: an address that changes otherwise is not to be undone.
  }, [words]);
  return (
    <label className={styles.field}>
      <Icon name="search" size="s" />
      <span className="vh">{t('matches.find')}</span>
      <input
        type="search"
        value={words}
        maxLength={40}
        placeholder={t('matches.findHint')}
        data-find=""
        onChange={({ target }) => setWords(target.value)}
      />
    </label>
  );
}
