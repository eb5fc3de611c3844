import type english from '../../en/pages/account.ts';
import type { Translated } from '../../translated.ts';

const account: Translated<typeof english> = {
  title: '账户',
  noScript: '账户页面需要 JavaScript。请开启后刷新本页。',
  description: '您的个人资料和钱包。',
  place: '新加坡',
  profile: {
    title: '个人资料',
    email: '邮箱',
    displayName: '显示名称',
    currentPassword: '当前密码',
    reveal: '显示密码',
    newPassword: '新密码',
    confirmPassword: '确认新密码',
    update: '更新资料',
    notYet: '暂不支持更新资料',
    note: '暂未开放',
  },
  settings: '设置',
  wallet: {
    title: '钱包',
    balance: '余额',
    shares: '资产占比：{{shares}}',
    share: '{{symbol}} {{percent}}',
    asset: '资产',
    price: '价格',
    change: '涨跌',
    amount: '数量',
    value: '价值',
    up: '上涨',
    down: '下跌',
    unknown: '未知',
    note: '以 USDT 计价。',
    sample: '示例价格：暂无实时价格',
    samples: '示例价格：暂无实时价格。',
    failed: '余额加载失败。',
  },
  coin: { USDT: '泰达币', BTC: '比特币', ETH: '以太坊', TRX: '波场' },
};

export default account;
