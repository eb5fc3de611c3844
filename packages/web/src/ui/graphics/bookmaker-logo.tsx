import { useTranslation } from 'react-i18next';
import { wordMark } from './word-mark.ts';

interface BookmakerLogoProps {
  /** Undefined for a bookmaker that the site does not know. */
  name: string | undefined;
  className: string | undefined;
}

/** HOM-4, FOT-7: the word mark of a bookmaker, which needs no request, and a text where there is none. */
export function BookmakerLogo({ name, className }: BookmakerLogoProps) {
  const { t } = useTranslation();
  const text = t('match.booker');
  if (!name) return <span className={className}>{text}</span>;
  const { field, ink, letters } = wordMark(name);
  return (
    <span className={className}>
      <svg viewBox="0 0 140 40" fill={ink} textAnchor="middle" role="img" aria-label={text}>
        <rect width="140" height="40" rx="6" fill={field} />
        <text {...letters}>{name}</text>
      </svg>
      <span className="vh"> {name}</span>
    </span>
  );
}
