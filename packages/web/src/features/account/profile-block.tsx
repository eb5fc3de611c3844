import { useSetAtom } from 'jotai';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '../../state/overlays/toast.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { namesOf } from './names-of.ts';
import styles from './profile-block.module.css';
import { usePasswordForm } from './use-password-form.ts';

interface ProfileBlockProps {
  username: string;
  /** Without it the form is never submitted: a password manager would store a password that was not changed. */
  canChangePassword: boolean;
  onPasswordChanged: () => void;
}

const ignore = (event: { preventDefault(): void }) => event.preventDefault();

/** ACC-2, ACC-4 */
export function ProfileBlock({
  username,
  canChangePassword,
  onPasswordChanged,
}: ProfileBlockProps) {
  const { t } = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  const { errors, pending, form } = usePasswordForm(onPasswordChanged);
  const errorOf = (name: keyof typeof errors) =>
    errors[name] && t(`account:password.${errors[name]}`);
  const reveal = t('account:profile.reveal');
  const update = (event: FormEvent) => {
    event.preventDefault();
    showToast(t('account:profile.notYet'), 'info');
  };
  return (
    <Block title={t('shell.account.profile')}>
      <form className={styles.form} onSubmit={update}>
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
        <Button type="submit" kind="main" className={styles.update}>
          {t('account:profile.update')}
        </Button>
      </form>
      <form
        className={styles.form}
        noValidate
        aria-busy={pending}
        {...(canChangePassword ? form : { onSubmit: ignore })}
      >
        <PasswordField
          label={t('account:profile.currentPassword')}
          name="currentPassword"
          autoComplete="current-password"
          reveal={reveal}
          error={errorOf('currentPassword')}
        />
        <div className={styles.pair}>
          <PasswordField
            label={t('account:profile.newPassword')}
            name="newPassword"
            autoComplete="new-password"
            maxLength={256}
            reveal={reveal}
            hint={t('account:password.rule')}
            error={errorOf('newPassword')}
          />
          <PasswordField
            label={t('account:profile.confirmPassword')}
            name="confirmPassword"
            autoComplete="new-password"
            maxLength={256}
            reveal={reveal}
            error={errorOf('confirmPassword')}
          />
        </div>
        <div className={styles.end}>
          {canChangePassword && (
            <Button type="submit" className={styles.update} aria-disabled={pending}>
              {t(pending ? 'account:password.pending' : 'account:password.change')}
            </Button>
          )}
        </div>
      </form>
    </Block>
  );
}
