import { helpSites } from '../../../api/sample/help-sites.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';

/** Where someone who plays too much finds help. */
export function HelpLinks() {
  const { t } = useTranslation();
  return helpSites.map(({ name, url }) => (
    <a key={name} href={url} target="_blank" rel="noreferrer">
      {name}
      <span className="vh"> ({t('shell.footer.newTab')})</span>
      <Icon name="external" size="s" />
    </a>
  ));
}
