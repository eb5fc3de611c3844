import type { BookmakerNumber } from '@touchline/types';
import { bookmakerNames } from '@touchline/types/client-contract';
import { imageUrl } from '../../../format/image-url.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFailedImage } from '../../../ui/graphics/use-failed-image.ts';
import styles from './match-card.module.css';

/** HOM-4: the bookmaker's word mark, and a text where it fails to load. */
export function ProviderLogo({ bookmaker }: { bookmaker: BookmakerNumber }) {
  const { t } = useTranslation();
  const { hasFailed, image } = useFailedImage(imageUrl(`images/bookmakers/${bookmaker}.svg`));
  const name = bookmakerNames[bookmaker];
  const text = t('match.booker');
  return (
    <span className={styles.provider} title={name}>
      {hasFailed ? text : <img {...image} alt={text} width="63" height="18" />}
      <span className="vh"> {name}</span>
    </span>
  );
}
