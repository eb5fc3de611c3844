/**
 * What is done in Redis in one piece, so that nobody comes in between. Each begins by asking whether the caller may
 * still speak: a replica that was held up for longer than its lease no longer does. The stand-in of the tests does
 * the same in its own language.
 */

/** KEYS: lease, epoch, state of the new log. ARGV: who, the new epoch, state, ms. */
export const BEGIN = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('set', KEYS[3], ARGV[3], 'PX', ARGV[4])
redis.call('set', KEYS[2], ARGV[2], 'PX', ARGV[4])
return 1`;

/** KEYS: lease, epoch, log, state, at, news. ARGV: who, at, ms, most entries, and of something new: number, entry, state. */
export const GO_ON = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[5] then
  local added = redis.pcall('xadd', KEYS[3], 'MAXLEN', '~', ARGV[4], ARGV[5] .. '-0', 'entry', ARGV[6])
  if type(added) == 'table' and added.err then return 0 end
  redis.call('set', KEYS[4], ARGV[7])
  redis.call('publish', KEYS[6], ARGV[1])
end
redis.call('set', KEYS[5], ARGV[2])
for n = 2, 5 do redis.call('pexpire', KEYS[n], ARGV[3]) end
return 1`;

/** KEYS: lease, news. ARGV: who. */
export const RESIGN = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('del', KEYS[1])
redis.call('publish', KEYS[2], ARGV[1])
return 1`;
