import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './filter-field.module.css';

/** Filters the rows by team or tournament while typing. The URL follows, without a history entry per letter. */
export function FilterField({ find, to }: { find: string; to: (find: string) => string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState(find);
  const [lastFind, setLastFind] = useState(find);
  if (find !== lastFind) {
    setLastFind(find);
    if (find !== text.trim()) setText(find);
  }
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed !== find) void navigate(to(trimmed), { replace: true });
    // Runs for typed text only: a URL that changes otherwise, as by Back, must not be reverted.
  }, [text]);
  return (
    <label className={styles.field} data-scripted="">
      <Icon name="search" size="s" />
      <span className="vh">{t('matches.find')}</span>
      <input
        type="search"
        value={text}
        maxLength={40}
        placeholder={t('matches.findHint')}
        data-find=""
        onChange={({ target }) => setText(target.value)}
      />
    </label>
  );
}
