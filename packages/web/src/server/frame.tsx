import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Shell } from '../features/shell/shell.tsx';
import { type Session, SessionProvider } from '../state/session.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { Main } from '../ui/layout/main.tsx';

/** Header, footer and a loading item: shown at once where the page itself takes too long, until the browser renders it. */
export const frame = (url: string, title: string, session: Session): string =>
  renderToStaticMarkup(
    <SessionProvider session={session}>
      <StaticRouter location={url}>
        <Shell>
          <Main>
            <h1>{title}</h1>
            <Spinner label={session.translator.t('shell.loading')} />
          </Main>
        </Shell>
      </StaticRouter>
    </SessionProvider>,
  );
