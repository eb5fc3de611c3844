import { useSetAtom } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { showToastAtom } from '../../state/overlays/toast.ts';
import button from '../../ui/controls/button.module.css';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { classNames } from '../../ui/dom/class-names.ts';
import { Block } from '../../ui/layout/block.tsx';
import { namesOf } from './names-of.ts';
import styles from './profile-block.module.css';

/** ACC-2. The form is never submitted: a password manager would store a password that was not changed. */
export function ProfileBlock({ username }: { username: string }) {
  const { t } = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  const reveal = t('account:profile.reveal');
  return (
    <Block title={t('account:profile.title')}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <Field
          label={t('account:profile.email')}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          defaultValue={username}
        />
        <Field
          label={t('account:profile.displayName')}
          name="displayName"
          autoComplete="nickname"
          defaultValue={namesOf(username).name}
        />
        <PasswordField
          label={t('account:profile.currentPassword')}
          name="currentPassword"
          autoComplete="current-password"
          reveal={reveal}
        />
        <div className={styles.pair}>
          <PasswordField
            label={t('account:profile.newPassword')}
            name="newPassword"
            autoComplete="new-password"
            reveal={reveal}
          />
          <PasswordField
            label={t('account:profile.confirmPassword')}
            name="confirmPassword"
            autoComplete="new-password"
            reveal={reveal}
          />
        </div>
        <div className={styles.end}>
          <button
            type="button"
            className={classNames(button.btn, button.main, styles.update)}
            onClick={() => showToast(t('account:profile.notYet'), 'info')}
          >
            {t('account:profile.update')}
          </button>
          <span className="meta">{t('account:profile.note')}</span>
        </div>
      </form>
    </Block>
  );
}
