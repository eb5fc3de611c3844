import { HttpProblem } from '@touchline/shared/server/http/http-problem';
import { orNotFound } from '../errors.ts';
import { staticPage } from '../info-pages/static-page.ts';
import type { SomeHandlers } from './context.ts';

export const content = {
  listNews: ({ params: { sportType, limit } }, { view }) =>
    view.news(sportType, { offset: 0, limit }),

  getArticle: ({ params: { articleId } }, { view }) =>
    orNotFound(view.article(articleId), 'article', articleId),

  getStaticPage({ params: { pageName } }, { language }) {
    const page = staticPage(pageName, language);
    if (page === undefined) throw new HttpProblem(404, `No page is named ${pageName}.`);
    return page;
  },

  getImage({ params: { kind, name } }, { image }) {
    const svg = image({ kind, name });
    if (svg === undefined) {
      throw new HttpProblem(404, `No image in ${kind} is named ${name}.`);
    }
    return svg;
  },

  async askChat({ body }, { viewIn, now, language, chatLog, caller }) {
    const { userId, message, timeZone } = body;
    const { chatReply } = await import('../chat/reply.ts');
    const reply = chatReply(message, {
      viewIn,
      now,
      language,
      timeZone,
    });
    await chatLog.add({ userId, accountId: caller?.accountId, question: message, reply });
    return reply;
  },
} satisfies SomeHandlers;
