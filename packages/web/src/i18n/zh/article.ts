import type english from '../en/article.ts';
import type { Translated } from '../translated.ts';

const article: Translated<typeof english> = {
  news: '资讯',
  related: '相关阅读',
  board: { NEWS: '资讯', GUIDES: '指南', INTERVIEW: '专访', ANALYTICS: '分析' },
  authors: {
    solheim: {
      name: '米拉·索尔海姆',
      about:
        '写足球，也写数字，先后如此。加入 Touchline 之前，她为一家乙级俱乐部做了六个赛季的统计。',
    },
    okonjo: {
      name: '托比亚斯·奥孔乔',
      about: '坐夜车，问短问题。他带过两个项目的校队，两次都在决赛输掉。',
    },
    laurent: {
      name: '塞莱斯特·洛朗',
      about: '坐在替补席尽头写篮球。她相信，一次罚球比一次采访更能看清一个人。',
    },
    hale: {
      name: '君·黑尔',
      about: '打了四年辅助，看了四年小地图。为从没握过鼠标的人写电竞。',
    },
  },
};

export default article;
