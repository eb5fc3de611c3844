import { Trans as TransWithoutContext } from 'react-i18next/TransWithoutContext';
import { useTranslation } from './use-translation.tsx';

/** react-i18next's component for a text with tags, sharing the subscription of the page. */
export const Trans: typeof TransWithoutContext = (props) =>
  TransWithoutContext({ ...useTranslation(), ...props });
