import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';

/** Commentary without players, English:Chinese:Spanish: `{t}` is the team, `{o}` its opponent, `{s}` the score. */
export const REAL_PHRASES = {
  goal: phrases(`
    {t} score.:{t}进球。:Marca {t}.|
    The ball is in the net, a goal for {t}.:皮球入网，{t}得分。:La pelota está dentro: gol de {t}.|
    {t} find the net.:{t}破门得分。:{t} encuentra la red.|
    {t} finish the move.:{t}完成一次漂亮的进攻。:{t} culmina la jugada.`),
  yellow: phrases(`
    A player of {t} is booked for a late tackle.:{t}一名球员铲球过晚，被黄牌警告。:Amonestado un jugador de {t} por una entrada a destiempo.|
    {t} stop a break and take the caution.:{t}战术犯规，吃到黄牌。:{t} corta una contra y acepta la tarjeta.|
    Dissent, and a booking for {t}.:{t}球员抗议判罚，被出示黄牌。:Protesta y amarilla para {t}.|
    A shirt is pulled, yellow for {t}.:{t}球员拉拽球衣，领到黄牌。:Agarrón de la camiseta y amarilla para {t}.`),
  red: phrases(`
    {t} are down to ten.:{t}只剩十人应战。:{t} se queda con diez.|
    Straight red, and {t} lose a player.:直接红牌，{t}少一人作战。:Roja directa: {t} pierde a un jugador.`),
  scored: phrases(`
    Scored by {t}: {s}.:{t}罚中，{s}。:Marca {t}: {s}.|
    The kick goes in, {s}.:罚进了，{s}。:Dentro: {s}.`),
  missed: phrases(`
    {t} miss! It stays {s}.:{t}罚丢了！仍是{s}。:¡Falla {t}! Seguimos {s}.|
    Saved! It is still {s}.:扑出来了！仍是{s}。:¡Parada! Seguimos {s}.`),
} as const;

/** What happens between goals and cards, the most frequent first. */
export const REAL_FLOW = {
  chance: phrases(`
    {t} shoot just wide.:{t}射门稍稍偏出。:Disparo de {t} que se va fuera por poco.|
    A header by {t} goes over the bar.:{t}头球顶高。:Cabezazo de {t} por encima del larguero.|
    {t} hit the post!:{t}击中立柱！:¡Al palo de {t}!|
    {t} try from distance, high and wide.:{t}远射高出横梁。:{t} prueba de lejos, alto y desviado.|
    A shot by {t} is blocked by the {o} defence.:{t}的射门被{o}后卫封堵。:La defensa de {o} tapona un disparo de {t}.|
    {t} break at speed, and the last pass goes astray.:{t}快速反击，最后一传失误。:{t} sale a la contra y falla el último pase.`),
  save: phrases(`
    The {o} goalkeeper holds a shot by {t}.:{o}门将稳稳抱住{t}的射门。:El portero de {o} bloca un disparo de {t}.|
    Fine stop by the {o} goalkeeper.:{o}门将精彩扑救。:Paradón del portero de {o}.|
    {t} force a save at the near post.:{t}近角射门被扑出。:{t} obliga a intervenir al portero en el primer palo.|
    A drive by {t} is tipped over.:{t}的劲射被托出横梁。:Un zapatazo de {t} acaba desviado por encima.`),
  corner: phrases(`
    Corner to {t}.:{t}获得角球。:Córner para {t}.|
    {t} take the corner short, and it comes to nothing.:{t}战术角球配合，无功而返。:{t} saca el córner en corto y no llega a nada.|
    Corner for {t}, straight into the arms of the goalkeeper.:{t}开出角球，被门将直接摘下。:Córner de {t}, directo a las manos del portero.|
    {o} head a corner clear.:{o}头球解围角球。:{o} despeja de cabeza el córner.`),
  'free-kick': phrases(`
    Free kick to {t} in a good position, into the wall.:{t}在危险位置获得任意球，打在人墙上。:Falta peligrosa para {t}, a la barrera.|
    A free kick by {t} is cleared at the near post.:{t}的任意球在前点被解围。:Una falta de {t} la despejan en el primer palo.`),
  offside: phrases(`
    The flag is up against {t}.:{t}越位，边裁举旗。:Banderín arriba: fuera de juego de {t}.|
    {t} go a moment too soon, offside.:{t}启动稍早，越位。:{t} arranca antes de tiempo: fuera de juego.`),
  foul: phrases(`
    Play stops for a foul by {t}.:{t}犯规，比赛中断。:Se para el juego por una falta de {t}.|
    A push by {t}, free kick to {o}.:{t}推人犯规，{o}获得任意球。:Empujón de {t}: falta para {o}.`),
} as const;
