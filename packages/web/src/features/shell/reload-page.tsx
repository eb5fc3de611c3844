import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';

interface ReloadPageProps {
  reason: 'broken' | 'offline';
  /** A link below the reload button. */
  children: ReactNode;
}

/** In place of a page that cannot be shown: why, and a button that reloads the document. */
export function ReloadPage({ reason, children }: ReloadPageProps) {
  const { t } = useTranslation();
  return (
    <MessagePage title={t(`state.${reason}.title`)} text={t(`state.${reason}.text`)}>
      <Button kind="main" onClick={() => location.reload()}>
        {t('state.retry')}
      </Button>
      {children}
    </MessagePage>
  );
}
