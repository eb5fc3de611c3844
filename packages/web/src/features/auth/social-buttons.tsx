import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '../../state/overlays/toast.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './social-buttons.module.css';

const marks = {
  weixin: [
    'M9.7 4C5.7 4 2.5 6.6 2.5 9.9c0 1.9 1 3.5 2.7 4.6l-.7 2.1 2.5-1.3c.8.2 1.7.4 2.7.4',
    'M15.7 9.3c-3.2 0-5.7 2.1-5.7 4.8s2.5 4.8 5.7 4.8c.8 0 1.5-.1 2.2-.3l2.1 1.1-.6-1.8c1.3-.9 2.1-2.2 2.1-3.8 0-2.7-2.6-4.8-5.8-4.8z',
    'M7 7.7v1.6M12 7.7v1.3M13.8 12.7v1.4M17.6 12.7v1.4',
  ],
  qq: [
    'M12 3c-3.3 0-5.3 2.3-5.3 5.5 0 1-.2 1.5-.7 2.4-1 1.6-1.9 3.3-1.5 5 .2.9 1 .5 1.7-.6.3 1.2.9 2.2 1.7 2.9-.9.4-1.5.9-1.5 1.5 0 .9 1.5 1.3 3.3 1.3 1.1 0 2-.3 2.3-.6.3.3 1.2.6 2.3.6 1.8 0 3.3-.4 3.3-1.3 0-.6-.6-1.1-1.5-1.5.8-.7 1.4-1.7 1.7-2.9.7 1.1 1.5 1.5 1.7.6.4-1.7-.5-3.4-1.5-5-.5-.9-.7-1.4-.7-2.4C17.3 5.3 15.3 3 12 3z',
    'M7.5 12.5c2.8 1.3 6.2 1.3 9 0',
  ],
} as const;

const providers = ['weixin', 'qq'] as const;

/** AUT-1: placeholders; a click is logged, and says so. */
export function SocialButtons() {
  const { t } = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  const refuse = (provider: (typeof providers)[number]) => {
    console.info(`Log in with ${provider}: not available yet.`);
    showToast(t('auth:social.soon', { provider: t(`auth:social.${provider}`) }), 'info');
  };
  return (
    <fieldset className={styles.social} aria-label={t('auth:social.label')}>
      {providers.map((provider) => (
        <Button key={provider} onClick={() => refuse(provider)}>
          <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
            {marks[provider].map((line) => (
              <path key={line} d={line} />
            ))}
          </svg>
          {t(`auth:social.${provider}`)}
        </Button>
      ))}
    </fieldset>
  );
}
