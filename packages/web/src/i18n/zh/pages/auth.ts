import type english from '../../en/pages/auth.ts';
import type { Translated } from '../../translated.ts';

const auth: Translated<typeof english> = {
  login: {
    title: '欢迎回来',
    head: '登录',
    description: '登录 Touchline，查看个人资料和钱包。',
    other: '还没有账户？ <other>注册</other>',
    submit: '登录',
    pending: '正在登录…',
    forgot: '忘记密码？',
    forgotSoon: '暂不支持找回密码',
    line: '每一场比赛，陪你到终场。',
  },
  register: {
    title: '创建账户',
    head: '注册',
    description: '用邮箱和密码注册 Touchline 账户。',
    other: '已有账户？ <other>登录</other>',
    submit: '注册',
    pending: '正在注册…',
    line: '由你开球。',
  },
  social: { label: '其他登录方式', weixin: '微信', qq: 'QQ', soon: '暂不支持{{provider}}登录' },
  noScript: '登录和注册需要 JavaScript。请开启后刷新本页。比分、赔率和积分榜无需 JavaScript。',
  or: '或',
  email: '邮箱',
  emailExample: 'you@example.com',
  password: '密码',
  reveal: '显示密码',
  newPassword: '设置密码',
  passwordRule: '至少 8 个字符',
  accept: '我同意<terms>服务条款</terms>和<privacy>隐私政策</privacy>',
  adult: '我确认已年满 18 周岁',
  play: '18+ · 理性投注',
  alert: {
    loginFailed: '登录失败，请检查邮箱和密码。',
    unaccepted: '请先勾选同意条款',
    taken: '该邮箱已被注册',
    toLogin: '直接登录',
    weak: '密码太容易被猜到，请换一个',
    registrationFailed: '注册失败，请稍后重试',
  },
  error: {
    emailMissing: '请输入邮箱',
    emailWrong: '请输入有效的邮箱，例如 you@example.com',
    passwordMissing: '请输入密码',
    passwordShort: '密码至少需要 8 个字符',
  },
};

export default auth;
