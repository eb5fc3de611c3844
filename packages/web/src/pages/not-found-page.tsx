import { NotFound } from '../features/shell/not-found.tsx';
import type { Head, HeadInput } from '../state/navigation/page-address.ts';

export default function NotFoundPage() {
  return <NotFound />;
}

export const head = ({ t }: HeadInput): Head => ({
  title: t('state.notFound.title'),
  noIndex: true,
  status: 404,
});
