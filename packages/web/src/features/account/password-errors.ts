const MIN_LENGTH = 8;

interface Values {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export interface PasswordErrors {
  currentPassword?: 'missing' | 'wrong';
  newPassword?: 'short' | 'weak';
  confirmPassword?: 'differs';
}

/** The errors that need no server. */
export const passwordErrors = (values: Values): PasswordErrors => ({
  ...(values.currentPassword === '' && { currentPassword: 'missing' }),
  ...(values.newPassword.length < MIN_LENGTH && { newPassword: 'short' }),
  ...(values.confirmPassword !== values.newPassword && { confirmPassword: 'differs' }),
});
