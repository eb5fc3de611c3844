import { parsePhrase as phrase, parsePhrases as phrases } from '../commentary/parse-phrases.ts';

/**
 * Phrases of the commentary, English:Chinese:Spanish. `{p}` is the player, `{t}` the team, `{o}` the opponent,
 * `{r}` the player who goes off. Goals leave out the score, which stands beside the line.
 */
export const GOAL_PHRASES = {
  opener: phrases(`
    {p} gives {t} the lead.:{p}为{t}首开纪录。:{p} adelanta a {t}.|
    {p} breaks the deadlock for {t}.:{p}打破僵局，{t}领先。:{p} abre la lata para {t}.|
    {p} strikes first for {t}.:{p}先拔头筹，{t}取得领先。:{p} golpea primero para {t}.|
    {t} are in front, {p} with a low finish.:{p}低射破门，{t}取得领先。:{t} ya gana, con un remate raso de {p}.`),
  early: phrases(`
    {p} scores early, and {t} could not ask for a better start.:{p}早早破门，{t}迎来梦幻开局。:Gol madrugador de {p}: {t} no podía pedir un comienzo mejor.|
    Hardly settled, and {p} has {t} ahead.:比赛刚刚进入状态，{p}就让{t}领先。:Casi sin tiempo para sentarse, {p} adelanta a {t}.`),
  ahead: phrases(`
    {p} puts {t} back in front.:{p}帮助{t}再度领先。:{p} vuelve a poner por delante a {t}.|
    {p} restores the lead for {t}.:{p}破门，{t}重新夺回优势。:{p} recupera la ventaja para {t}.|
    {t} lead again, {p} from close range.:{p}近距离得手，{t}再次反超。:{t} manda otra vez, con un gol de {p} a bocajarro.|
    {p} nods in at the far post to put {t} ahead once more.:{p}后点头球破门，{t}又一次领先。:{p} cabecea en el segundo palo y {t} vuelve a ganar.`),
  level: phrases(`
    {p} levels for {t}.:{p}为{t}扳平比分。:{p} empata para {t}.|
    {p} draws {t} level.:{p}破门，{t}追平。:{p} pone las tablas para {t}.|
    All square: {p} finishes off a fine move by {t}.:{t}打出流畅配合，{p}破门扳平。:Empate: {p} culmina una gran jugada de {t}.|
    {t} hit back, {p} with the equaliser.:{t}立即还以颜色，{p}打入扳平球。:{t} responde y {p} hace el empate.`),
  lateLevel: phrases(`
    {p} rescues {t} at the death.:{p}在最后时刻拯救了{t}。:{p} rescata a {t} sobre la bocina.|
    A late, late equaliser by {p} for {t}.:{p}为{t}打入压哨扳平球。:{p} empata para {t} en el último suspiro.`),
  lateWinner: phrases(`
    {p} surely wins it for {t}!:{p}为{t}打入制胜球！:¡{p} le da la victoria a {t}, o casi!|
    Bedlam: {p} puts {t} in front at the last.:全场沸腾：{p}在终场前为{t}打破平局。:Locura: {p} adelanta a {t} al final.|
    {t} have it, {p} with the goal that may decide this.:{p}一锤定音，{t}在最后阶段领先。:{t} lo tiene: el gol de {p} puede ser el definitivo.`),
  behind: phrases(`
    {p} pulls one back for {t}.:{p}为{t}扳回一球。:{p} recorta distancias para {t}.|
    {p} gives {t} hope.:{p}进球，{t}看到希望。:{p} da esperanzas a {t}.|
    {t} are not done yet, {p} sees to that.:{t}没有放弃，{p}追回一球。:{t} no se rinde, y {p} lo demuestra.|
    {t} have a goal back, {p} at the near post.:{p}前点得手，{t}追回一球。:{t} recorta con un gol de {p} en el primer palo.`),
  further: phrases(`
    {p} adds another for {t}.:{p}再下一城，{t}扩大优势。:{p} suma otro para {t}.|
    {p} gives {t} breathing space with a curling shot.:{p}弧线球破门，{t}扩大比分。:{p} da aire a {t} con un disparo con rosca.|
    {t} pull away, {p} on the rebound.:{p}补射得手，{t}拉开差距。:{t} se escapa: {p} marca en el rechace.|
    Two clear now: {p} rounds the goalkeeper for {t}.:{p}晃过门将推射入网，{t}领先两球。:Dos de ventaja: {p} regatea al portero y marca para {t}.`),
  rout: phrases(`
    Too easy for {t}: {p} is left alone and does not miss.:{p}无人盯防轻松推射，{t}再进一球。:Demasiado fácil para {t}: {p} se queda solo y no perdona.|
    {p} drives in from the edge of the box, and {t} are cruising.:{p}禁区前沿劲射入网，{t}胜券在握。:{p} la clava desde la frontal y {t} se pasea.|
    {t} are running riot, {p} the latest to score.:{t}势不可挡，{p}也取得进球。:{t} es un vendaval, y {p} el último en marcar.|
    {p} makes it safe for {t}, if it was not safe already.:{p}为{t}彻底锁定胜局。:{p} sentencia para {t}, por si quedaba alguna duda.|
    No mercy from {t}, {p} taps in.:{t}毫不手软，{p}门前推射得分。:{t} no tiene piedad: {p} la empuja a la red.`),
  hatTrick: phrases(`
    {p} has a hat-trick for {t}!:{p}为{t}上演帽子戏法！:¡Triplete de {p} para {t}!|
    A third for {p}, and the match ball is his.:{p}打入个人第三球，完成帽子戏法！:Tercero de {p}, que se lleva el balón a casa.`),
  'own-goal': phrases(`
    {p} turns it into his own net, a gift for {t}.:{p}自摆乌龙，{t}得益。:{p} la mete en su propia puerta, un regalo para {t}.|
    {p} slices a clearance past his own goalkeeper; {t} will take it.:{p}解围失误打入自家球门，{t}获得一球。:{p} despeja mal y bate a su portero; {t} lo agradece.|
    A cross by {t} goes in off the shin of {p}.:{t}传中打在{p}腿上弹入网窝。:Un centro de {t} acaba dentro tras tocar en la espinilla de {p}.`),
  'penalty-goal': phrases(`
    {p} sends the goalkeeper the wrong way for {t}.:{p}骗过门将，为{t}罚中点球。:{p} engaña al portero y marca para {t}.|
    {p} hammers the penalty into the roof of the net for {t}.:{p}大力抽射球门上角，{t}点球得分。:{p} fusila el penalti por la escuadra para {t}.|
    {p} waits, and rolls it into the corner for {t}.:{p}冷静推射死角，{t}点球命中。:{p} espera y la coloca junto al palo para {t}.|
    The goalkeeper gets a hand to it, but {p} scores for {t}.:门将碰到了球，但{p}仍为{t}罚进。:El portero llega a tocarla, pero {p} marca para {t}.`),
} as const;

export type GoalSituation = keyof typeof GOAL_PHRASES;

export const CARD_PHRASES = {
  yellow: phrases(`
    {p} ({t}) is booked for a late tackle.:{t}的{p}铲球过晚，被黄牌警告。:{p} ({t}), amonestado por una entrada a destiempo.|
    {p} ({t}) pulls a shirt and is cautioned.:{t}的{p}拉拽球衣，领到黄牌。:{p} ({t}) agarra de la camiseta y ve la amarilla.|
    {p} ({t}) stops a break and takes the caution.:{t}的{p}战术犯规，吃到黄牌。:{p} ({t}) corta una contra y acepta la tarjeta.|
    {p} ({t}) talks himself into the book.:{t}的{p}向裁判抱怨，被出示黄牌。:{p} ({t}) ve la amarilla por protestar.|
    {p} ({t}) handles the ball and is shown yellow.:{t}的{p}手球犯规，得到一张黄牌。:Mano de {p} ({t}) y tarjeta amarilla.|
    {p} ({t}) goes in with a high foot, yellow.:{t}的{p}抬脚过高。:{p} ({t}) entra con la plancha: amarilla.|
    {p} ({t}) has fouled once too often.:{t}的{p}多次犯规，被警告。:{p} ({t}) acumula faltas y es amonestado.|
    {p} ({t}) kicks the ball away and is booked.:{t}的{p}将球踢远，染黄。:{p} ({t}) aleja el balón y ve la amarilla.|
    {p} ({t}) goes down too easily for the referee.:{t}的{p}假摔，裁判出示黄牌。:{p} ({t}) se deja caer y el árbitro lo castiga.|
    {p} ({t}) takes his time and pays with a card.:{t}的{p}拖延时间，被黄牌警告。:{p} ({t}) pierde tiempo y lo paga con una tarjeta.|
    {p} ({t}) will not retreat at a free kick, yellow card.:{t}的{p}任意球不退距离，领黄。:{p} ({t}) no respeta la distancia en una falta: amarilla.|
    {p} ({t}) leads with the elbow and is lucky it is only yellow.:{t}的{p}肘部动作偏大，只吃到黄牌。:{p} ({t}) saca el codo y se libra con la amarilla.|
    {p} ({t}) scythes down his man near the line.:{t}的{p}在边线附近放倒对手。:{p} ({t}) siega a su rival junto a la banda.`),
  second: phrases(`
    {p} ({t}) goes after a second booking.:{t}的{p}两黄变一红，被罚下场。:{p} ({t}) se va a la calle por doble amarilla.|
    A second yellow, and {p} leaves {t} a man short.:{p}第二张黄牌，{t}少一人作战。:Segunda amarilla: {p} deja a {t} con uno menos.|
    {p} has not learned: yellow again, and off he goes.:{p}没有收敛，再吃一黄离场。:{p} no escarmienta: otra amarilla y a los vestuarios.|
    The referee has no choice, {p} of {t} sees a second yellow.:裁判别无选择，{t}的{p}累计两黄下场。:El árbitro no tiene elección: {p}, de {t}, ve la segunda amarilla.`),
  red: phrases(`
    {p} ({t}) is sent off.:{t}的{p}被直接罚下。:{p} ({t}), expulsado.|
    Straight red for {p}; {t} are a man down.:{p}直接染红，{t}少打一人。:Roja directa a {p}; {t} se queda con uno menos.|
    {p} denies a clear chance and has to go.:{p}破坏必进球机会，被红牌罚下。:{p} evita una ocasión clara y tiene que irse.|
    A wild lunge by {p}, and {t} lose him to a red card.:{p}恶意飞铲，{t}因红牌减员。:Entrada salvaje de {p}, y {t} lo pierde por roja.`),
  missed: phrases(`
    {p} sends it wide from the spot for {t}.:{t}的{p}点球打偏。:{p} echa fuera el penalti de {t}.|
    {p} hits the post from the spot for {t}.:{t}的{p}点球击中立柱。:{p} estrella en el palo el penalti de {t}.|
    Over the bar! {p} wastes the penalty of {t}.:{t}的{p}点球打飞。:¡Por encima! {p} desperdicia el penalti de {t}.`),
  saved: phrases(`
    The goalkeeper guesses right and keeps out {p} of {t}.:门将判断正确，扑出{t}的{p}的点球。:El portero adivina el lado y detiene el penalti de {p} ({t}).|
    Too close to the goalkeeper: {p} of {t} is denied.:{t}的{p}打得太靠近门将，点球被扑出。:Demasiado cerca del portero: se lo detienen a {p} ({t}).|
    Saved with a strong hand, and {p} of {t} holds his head.:门将单掌拒点，{t}的{p}抱头懊悔。:Parado con mano firme; {p} ({t}) se lleva las manos a la cabeza.`),
} as const;

/** `{s}` is the score of the shoot-out. */
export const KICK_PHRASES = {
  scored: phrases(`
    {p} scores for {t}.:{t}的{p}罚中。:{p} marca para {t}.|
    {p} sends the goalkeeper the wrong way.:{p}骗过门将，{t}罚中。:{p} engaña al portero y {t} suma.|
    {p} finds the corner. No chance for the goalkeeper.:{p}打入死角，门将无能为力。:{p} la ajusta al palo. Imposible para el portero.|
    {p} goes high into the net for {t}.:{p}抽射球门上角，{t}罚中。:{p} la clava arriba para {t}.|
    {p} makes no mistake.:{t}的{p}没有失误。:{p} no falla.|
    {p} rolls it in as the goalkeeper dives away.:门将扑错方向，{p}轻松推进。:{p} la coloca suave mientras el portero vuela al otro lado.`),
  missed: phrases(`
    {p} misses! It stays {s}.:{t}的{p}罚丢了！仍是{s}。:¡Falla {p}! Seguimos {s}.|
    Saved! The goalkeeper keeps out {p}, and it is still {s}.:扑出来了！{t}的{p}没能罚进，仍是{s}。:¡Parada! El portero detiene el de {p} y seguimos {s}.|
    {p} hits the post! Nothing added for {t}.:{p}击中立柱！{t}没能得分。:¡Al palo de {p}! {t} no suma.|
    Over the bar! {p} puts his kick into the stand.:打高了！{t}的{p}把球踢上看台。:¡Por encima! {p} la manda a la grada.|
    {p} waits too long, and the goalkeeper reads it.:{p}犹豫太久，被门将识破，{t}没能得分。:{p} espera demasiado y el portero se lo lee.`),
  won: phrases(`
    {p} scores, and {t} win the shoot-out {s}!:{p}罚中，{t}以{s}赢下点球大战！:¡Marca {p} y {t} gana la tanda {s}!|
    {p} has the last word: {t} win {s} on penalties!:{p}一锤定音，{t}点球大战{s}获胜！:{p} tiene la última palabra: ¡{t} gana {s} en los penaltis!`),
  lost: phrases(`
    {p} misses! {o} win the shoot-out {s}.:{p}罚丢了！{o}以{s}赢下点球大战。:¡Falla {p}! {o} gana la tanda {s}.|
    Saved, and it is over! {p} is denied, {o} win {s}.:扑出！比赛结束，{p}未能罚进，{o}以{s}获胜。:¡Parada y se acabó! {p} se queda sin gol y {o} gana {s}.`),
} as const;

export const SUBSTITUTION_PHRASES = phrases(`
  {p} comes on for {r}.:{p}换下{r}。:Entra {p} por {r}.|
  {r} makes way for {p}.:{r}下场，{p}登场。:{r} deja su sitio a {p}.|
  Change for {t}: {p} replaces {r}.:{t}换人，{p}替下{r}。:Cambio en {t}: {p} sustituye a {r}.|
  {t} bring on {p} for {r}.:{t}派上{p}，换下{r}。:{t} da entrada a {p} por {r}.|
  Fresh legs for {t}, {p} for {r}.:{t}补充体能，{p}换{r}。:Piernas frescas en {t}: {p} por {r}.|
  {r} gets a warm hand as {p} takes over.:{r}在掌声中离场，{p}上场。:{r} se va entre aplausos y entra {p}.|
  The board goes up: {r} off, {p} on.:第四官员举牌，{r}下，{p}上。:Sale el cartelón: fuera {r}, dentro {p}.|
  {p} replaces the tiring {r}.:{r}体力不支，{p}接替出场。:{p} releva a {r}, que ya no podía más.|
  {t} turn to {p}; {r} has run his race.:{t}启用{p}，{r}完成任务。:{t} recurre a {p}; {r} ha cumplido.|
  {r} has taken a knock, {p} comes on.:{r}受伤无法坚持，{p}披挂上阵。:{r} está tocado y entra {p}.`);

/** What happens between goals and cards. The statistics count it by its kind: a phrase must not suggest another. */
export const FLOW_PHRASES = {
  'off-target': phrases(`
    {p} shoots just wide for {t}.:{t}的{p}射门稍稍偏出。:Disparo de {p} que se va fuera por poco para {t}.|
    {p} heads over the bar from six yards.:{p}门前头球顶高。:{p} cabecea por encima del larguero desde el área pequeña.|
    {p} hits the post! So close for {t}.:{p}的射门击中立柱！{t}险些破门。:¡Al palo de {p}! Qué cerca lo ha tenido {t}.|
    {t} break at speed, but {p} drags his shot past the far post.:{t}快速反击，{p}的低射偏出远角。:{t} sale como un rayo, pero {p} cruza demasiado el disparo.|
    {p} shoots from too tight an angle, into the side netting.:{p}小角度射门，打在边网上。:{p} dispara sin ángulo, al lateral de la red.|
    {p} tries his luck from 25 metres, high and wide.:{p}二十五米外远射，高出横梁。:{p} prueba suerte desde 25 metros, alto y desviado.|
    A cross finds {p}, who cannot keep his volley down.:传中找到{p}，凌空抽射打高。:El centro encuentra a {p}, que manda arriba la volea.|
    {p} blazes over after a neat exchange by {t}.:{t}配合默契，{p}最后一脚打飞。:{p} la manda a la grada tras una buena combinación de {t}.|
    The crossbar is still shaking from that effort by {p}.:{p}的重炮击中横梁。:El larguero aún tiembla tras el disparo de {p}.|
    {p} bends a free kick over the bar.:{p}的任意球弧线高出横梁。:La falta de {p} se va por encima del larguero.|
    {p} turns on the edge of the box and pulls it wide.:{p}禁区前沿转身射门，偏出门柱。:{p} se gira en la frontal y la echa fuera.|
    A glancing header by {p}, and it drifts past the post.:{p}头球蹭射，皮球擦柱而出。:{p} la peina y el balón se pierde junto al palo.|
    {p} snatches at it and sends it wide, a chance gone for {t}.:{p}仓促起脚打偏，{t}错失机会。:{p} se precipita y la manda fuera: ocasión perdida para {t}.|
    {p} takes it first time, a metre over.:{p}迎球直接打门，高出一米。:{p} la pega de primeras y se le va un metro por arriba.|
    Space for {p}, who shoots past the near post.:{p}获得空当，射门偏出近角。:Hueco para {p}, que tira fuera por el primer palo.`),
  blocked: phrases(`
    {p} shoots, and the {o} defence blocks.:{p}起脚打门，被{o}后卫飞身封堵。:Dispara {p} y tapona la defensa de {o}.|
    Free kick to {t} in a good position; {p} finds the wall.:{t}在危险位置获得任意球，{p}打在人墙上。:Falta peligrosa para {t}; {p} la estrella en la barrera.|
    {p} strikes a free kick low, and it is blocked.:{p}任意球贴地打门，被挡出。:{p} lanza una falta rasa y la bloquean.|
    A boot of {o} gets in the way of a shot by {p}.:{p}射门，{o}球员伸脚挡下。:Un pie de {o} se cruza en el disparo de {p}.|
    {p} lets fly, and a defender takes it on the chest.:{p}大力抽射，被后卫用胸口挡住。:{p} la suelta y un defensa la frena con el pecho.|
    {t} work it to {p}, but {o} throw bodies in front of it.:{t}传给{p}打门，{o}多人封堵。:{t} la lleva hasta {p}, pero {o} se echa encima del disparo.|
    {p} shoots on the turn, into the legs of {o}.:{p}转身打门，打在{o}球员腿上。:{p} dispara a la media vuelta y choca con las piernas de {o}.|
    {p} pulls the trigger a touch late, and it is charged down.:{p}起脚稍慢，射门被封住。:{p} arma la pierna tarde y le tapan el tiro.|
    A volley by {p} is stopped short of the goal.:{p}的凌空抽射在门前被挡。:La volea de {p} la frenan antes de llegar a puerta.|
    {p} cuts inside, and {o} close the gap in time.:{p}内切射门，{o}及时补位封堵。:{p} recorta hacia dentro y {o} le cierra el tiro a tiempo.`),
  saved: phrases(`
    {p} tests the {o} goalkeeper, who holds on.:{p}射门，{o}门将稳稳抱住。:{p} pone a prueba al portero de {o}, que bloca.|
    Fine stop! {p} is denied at the near post.:精彩扑救！{p}的近角射门被挡出。:¡Paradón! {p} se topa con el portero en el primer palo.|
    {p} forces the {o} goalkeeper into a flying save.:{p}迫使{o}门将飞身扑救。:{p} obliga a volar al portero de {o}.|
    {p} is one on one, and the goalkeeper stands tall.:{p}形成单刀，门将封堵成功。:{p}, mano a mano, y el portero aguanta de pie.|
    A header by {p} is clawed off the line.:{p}的头球在门线上被门将捞出。:El cabezazo de {p} lo saca el portero sobre la línea.|
    {p} curls one towards the top corner, and a hand gets there.:{p}搓射球门死角，门将伸手挡下。:{p} busca la escuadra con rosca y aparece la mano del portero.|
    The {o} goalkeeper smothers a shot by {p} at his feet.:{o}门将出击，在{p}脚下封住射门。:El portero de {o} se lanza a los pies de {p} y ahoga el tiro.|
    Low drive by {p}, and the goalkeeper gets down to it.:{p}贴地劲射，门将倒地扑住。:Zapatazo raso de {p}, y abajo está el portero.|
    {p} pounces on a loose ball, but the goalkeeper saves.:{p}抢到第二点打门，被门将扑住。:{p} caza un balón suelto, pero el portero se la para.|
    Too straight by {p}, easy for the {o} goalkeeper.:{p}打得太正，{o}门将轻松没收。:Demasiado centrado de {p}, fácil para el portero de {o}.|
    {p} from distance, and the goalkeeper needs two attempts.:{p}远射，门将两次才把球抱住。:{p} desde lejos, y el portero la atrapa en dos tiempos.|
    A reflex save keeps {p} from scoring for {t}.:门将神勇反应，化解{t}{p}的必进之球。:Una parada de reflejos le niega el gol a {p}, de {t}.`),
  corner: phrases(`
    Corner to {t}; {p} will take it.:{t}获得角球，{p}主罚。:Córner para {t}; lo sacará {p}.|
    {t} win a corner after a run by {p}.:{p}突破下底，{t}赢得角球。:{t} fuerza un córner tras una carrera de {p}.|
    A corner by {p} is headed clear.:{p}开出角球，被头球解围。:El córner de {p} lo despejan de cabeza.|
    {t} play the corner short, and it comes to nothing.:{t}战术角球配合，无功而返。:{t} saca el córner en corto y no llega a nada.|
    Corner for {t}, straight into the arms of the goalkeeper.:{t}开出角球，被门将直接摘下。:Córner de {t}, directo a las manos del portero.|
    {p} swings in a corner, and {o} scramble it away.:{p}传出角球，{o}门前混战中解围。:{p} cuelga el córner y {o} despeja como puede.|
    A corner, and {t} are knocking on the door.:角球，{t}持续施压。:Córner: {t} llama a la puerta.|
    {p} whips in a corner that misses everyone.:{p}的角球穿过人群，无人触及。:{p} saca un córner que no toca nadie.|
    {o} put it behind, corner to {t}.:{o}把球解围出底线，{t}的角球。:{o} la echa por línea de fondo: córner para {t}.|
    A cross by {p} is turned behind for a corner.:{p}的传中被挡出底线，角球。:El centro de {p} acaba en córner.|
    {p} drives the corner low, cleared at the near post.:{p}开出低平角球，前点被解围。:{p} saca el córner raso y lo despejan en el primer palo.|
    {t} send everyone forward for a corner, and {o} get it away.:{t}角球全线压上，被{o}化解。:{t} sube a todos al córner y {o} lo saca.|
    The corner by {p} is overhit.:{p}的角球开得过大。:El córner de {p} se pasa de largo.|
    Corner from the left for {t}, punched away.:{t}左侧角球，被门将击出。:Córner desde la izquierda para {t}, de puños el portero.|
    Corner from the right for {t}, nothing comes of it.:{t}右侧角球，未能形成威胁。:Córner desde la derecha para {t}, sin consecuencias.`),
  'free-kick': phrases(`
    {p} floats a free kick in, and {o} deal with it.:{p}任意球吊入禁区，{o}化解。:{p} cuelga una falta y {o} la resuelve.|
    {t} have a free kick by the corner flag, cleared at the near post.:{t}角旗区附近任意球，前点被解围。:Falta de {t} junto al banderín, despejada en el primer palo.|
    A quick free kick by {p} catches out {o}, but nobody follows.:{p}快发任意球，可惜无人跟进。:{p} saca rápido la falta y sorprende a {o}, pero nadie lo acompaña.`),
  offside: phrases(`
    The flag is up against {p}.:{p}越位，边裁举旗。:Banderín arriba: fuera de juego de {p}.|
    {p} goes a moment too soon, offside.:{p}启动稍早，越位。:{p} arranca antes de tiempo: fuera de juego.|
    {p} has the ball in the net, but {t} are flagged offside.:{p}把球打进，但{t}越位在先。:Marca {p}, pero hay fuera de juego de {t}.|
    {t} break the line, the assistant disagrees: offside.:{t}试图反越位，未获认可。:{t} rompe la línea, pero el asistente ve fuera de juego.|
    Caught out: {p} strays beyond the last {o} defender.:{p}落入{o}的越位陷阱。:Cazado {p}, más allá del último defensa de {o}.|
    A long ball for {p}, who is offside by a metre.:长传找{p}，越位一米。:Balón largo para {p}, en fuera de juego por un metro.|
    {o} step up together and leave {p} offside.:{o}整体前压，{p}越位。:{o} sale en bloque y deja en fuera de juego a {p}.`),
  foul: phrases(`
    {p} is penalised for a push.:{p}推人犯规。:Falta de {p} por un empujón.|
    {p} clips his opponent from behind, a word from the referee.:{p}身后犯规，裁判口头警告。:{p} toca por detrás a su rival y el árbitro lo avisa.|
    Play stops for a foul by {p}.:{p}犯规，比赛中断。:Se para el juego por una falta de {p}.|
    {p} climbs over his marker, free kick to {o}.:{p}争顶犯规，{o}获得任意球。:{p} se apoya en su marcador: falta para {o}.|
    Rough stuff in midfield, {p} is the culprit.:中场拼抢激烈，{p}被判犯规。:Dureza en el centro del campo; el culpable, {p}.|
    {p} catches a shin, and {o} call for a card.:{p}踢到对手，{o}球员要求出牌。:{p} da en la espinilla y {o} pide tarjeta.`),
} as const;

export const PERIOD_PHRASES = {
  kickoff: phrases(`
    Kick-off — {t} get the match under way.:比赛开始 — {t}开球。:Comienza el partido — {t} pone el balón en juego.|
    Kick-off — the referee blows, {t} to start.:比赛开始 — 主裁鸣哨，{t}率先开球。:Comienza el partido — pita el árbitro y saca {t}.|
    Kick-off — {t} play the first pass.:比赛开始 — {t}传出第一脚球。:Comienza el partido — el primer pase es de {t}.`),
  restart: phrases(`
    Second half — {t} restart the match.:下半场开始 — {t}开球。:Segunda parte — {t} reanuda el partido.|
    Second half — back under way, no time for nerves.:下半场开始 — 双方重新登场。:Segunda parte — rueda el balón, no hay tiempo para nervios.|
    Second half — {t} kick off after the break.:下半场开始 — {t}中圈发球。:Segunda parte — saca {t} tras el descanso.`),
} as const;

/** At the end or the beginning of a part of the match; `{s}` is the score, `{k}` that of the shoot-out. */
export const BOUNDARY_PHRASES = {
  half: phrase('Half-time — {s}.:上半场结束 — {s}。:Descanso — {s}.'),
  ninety: phrase(
    'Ninety minutes — {s}, extra time follows.:常规时间结束 — {s}，进入加时。:Final de los noventa minutos — {s}, habrá prórroga.',
  ),
  extra: phrase('Extra time is under way.:加时赛开始。:Empieza la prórroga.'),
  extraHalf: phrase(
    'Half-time of extra time — {s}.:加时上半场结束 — {s}。:Descanso de la prórroga — {s}.',
  ),
  extraRestart: phrase(
    'The second half of extra time is under way.:加时下半场开始。:Empieza la segunda parte de la prórroga.',
  ),
  extraFull: phrase(
    'Extra time — {s}, penalties decide.:加时结束 — {s}，进入点球大战。:Final de la prórroga — {s}, deciden los penaltis.',
  ),
  full: phrase('Full time — {h} {s} {a}.:全场结束 — {h} {s} {a}。:Final — {h} {s} {a}.'),
  penalties: phrase(
    '{w} win {k} on penalties after {s}.:{w}点球大战{k}获胜，此前战成{s}。:{w} gana {k} en los penaltis tras el {s}.',
  ),
} as const;
