import type english from '../../en/pages/watch.ts';
import type { Translated } from '../../translated.ts';

export default {
  title: '回看{{day}}',
  description: '同步回看某个比赛日，从开赛起逐一揭晓比分。',
  crumb: '回看',
  intro: '从开赛起同步播放，比分按当时顺序出现。',
  play: '播放',
  pause: '暂停',
  speed: '速度',
  times: '×{{speed}}',
  next: { football: '下一个进球', basketball: '下一节', esports: '下一局' },
  line: '当日时间',
  choose: '选择比赛',
  chosen: '已选 {{count}} / {{max}}',
  done: '完成',
  loading: '正在加载比赛…',
  noTimeline: '这场比赛没有时间线',
  noMatches: '这一天还没有比赛结束',
  keys: '空格键播放或暂停，← → 移动一分钟，N 键跳到下一个',
  noDay: '只能回看已结束的比赛日',
  noDayText: '请选一个已有赛果的日期。',
  yesterday: '回看昨天',
  conference: {
    title: '多场同看',
    intro: {
      football: '正在进行的比赛同屏直播，进球即时亮起。',
      basketball: '正在进行的比赛同屏直播。',
      esports: '正在进行的比赛同屏直播，每局分出胜负即时亮起。',
    },
    none: '目前没有进行中的比赛',
    next: '即将开赛',
    unknown: '此网址中的部分比赛不存在。',
  },
} satisfies Translated<typeof english>;
