import { useTranslation } from 'react-i18next';
import { useFailedImage } from './use-failed-image.ts';
import { wordMarkUrl } from './word-mark.ts';

interface BookmakerLogoProps {
  /** Undefined for a bookmaker that the site does not know. */
  name: string | undefined;
  className: string | undefined;
}

/** HOM-4, FOT-7: the word mark of a bookmaker, and a text where there is none. */
export function BookmakerLogo({ name, className }: BookmakerLogoProps) {
  const { t } = useTranslation();
  const { hasFailed, image } = useFailedImage(name ? wordMarkUrl(name) : '');
  if (!name || hasFailed) return <span className={className}>{t('match.booker')}</span>;
  return (
    <span className={className}>
      <img {...image} alt={name} width="140" height="40" />
    </span>
  );
}
