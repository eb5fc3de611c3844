import type { ArticleText } from '../../article-text.ts';

const text: ArticleText = {
  section: [
    {
      name: 'content',
      value:
        '马洛湾国王的训练馆里，最响的是节拍器：每分钟五十六下，比静息心跳还慢，后卫们踩着它把球推过半场。助理教练塞尔玛·奥杜亚克称之为“长呼吸”，球员们的叫法就不好听了。',
    },
    { name: 'title', value: '先慢，再极快' },
    {
      name: 'content',
      value:
        '关键在反差。前十秒故意什么都不做，防守人开始站直；接着两秒内连续三传，一次运球也没有。还是那支爱跑的球队，只是跑得更晚，面对的是已经停下的人。',
    },
    {
      name: 'bulletPoints',
      value: [
        '前十秒不投篮，除非球和篮筐之间没有人。',
        '中锋大声报时：“六、五、走！”',
        '最后八秒还在运球的人做十个俯卧撑，教练也不例外。',
      ],
    },
    { name: 'match' },
    {
      name: 'content',
      value:
        '最先感受到变化的是总分盘。回合少了，两队得分都会下降，十月还准的盘口，十一月可能就差一个球。“我不反对得分，”奥杜亚克说，“我反对着急，只是它们常常待在同一个房间里。”',
    },
  ],
};

export default text;
