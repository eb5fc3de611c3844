import type english from '../en/tournaments.ts';
import type { Translated } from '../translated.ts';

const chinese: Translated<typeof english> = {
  heading: '{{game}}赛事',
  headingOf: '{{country}}{{game}}赛事',
  title: {
    ongoing: '{{heading}}：进行中',
    upcoming: '{{heading}}：即将开始',
    finished: '{{heading}}：已结束',
    year: '{{year}} 年{{heading}}',
  },
  description: '{{heading}}：正在进行、即将开始与已经结束的赛事，及其阶段、日期与奖金。',
  states: '按状态查看赛事',
  state: { ongoing: '进行中', upcoming: '即将开始', finished: '已结束' },
  loading: '赛事加载完成后即可切换运动。',
  group: {
    starred: '收藏',
    continental: '洲际赛事',
    championship: '锦标赛',
    circuit: '巡回赛',
    league: '联赛',
    cup: '杯赛',
  },
};

export default chinese;
