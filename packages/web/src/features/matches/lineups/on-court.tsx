import { useTranslation } from '../../../i18n/use-translation.tsx';

/** The mark of a player who is playing at the moment shown, which the list draws. */
export function OnCourt() {
  const { t } = useTranslation();
  const label = t('parts:basketball.onCourt');
  return <i role="img" title={label} aria-label={label} />;
}
