import type english from '../../en/pages/mine.ts';
import type { Translated } from '../../translated.ts';

export default {
  title: '我的球队',
  question: '首页将优先显示他们。',
  choose: '选择',
  dismiss: '以后再说',
  edit: '编辑',
  calendar: '日历',
  matches: '我的比赛',
  calendarOf: '你收藏的全部内容',
  quiet: '最近三天没有新动态。',
  pick: {
    title: '选择你的球队',
    find: '按名称查找球队',
    none: '没有找到该名称的球队',
    count_other: '已选 {{count}} 支球队',
    done: '完成',
  },
  add: {
    title: '添加到日历',
    subscribe: '订阅',
    subscribeHint: '由你的日历应用自动更新',
    copy: '复制链接',
    copyHint: '用于 Google 日历等需要填写地址的应用',
    copied: '日历链接已复制',
    download: '下载文件',
    downloadHint: '当前的赛程，不会自动更新',
    results: '每场比赛结束几分钟后显示赛果。',
    covered: '不含赛果，因为本设备已隐藏赛果。',
    demo: '演示版没有服务器，无法订阅日历，但文件内容完整。',
  },
} satisfies Translated<typeof english>;
