import { Fault } from '../api-error.ts';
import { staticPage } from '../info-pages/static-page.ts';
import type { HandlersOf } from './handlers.ts';

export const content: HandlersOf<'getStaticPage' | 'getImage'> = {
  getStaticPage({ params: { pageName } }, { language }) {
    const page = staticPage(pageName, language);
    if (page === undefined) throw new Fault('not-found', `No page is named ${pageName}.`);
    return page;
  },

  getImage({ params: { kind, name } }, { image }) {
    const drawing = image({ kind, name });
    if (drawing === undefined)
      throw new Fault('not-found', `No image in ${kind} is named ${name}.`);
    return drawing;
  },
};
