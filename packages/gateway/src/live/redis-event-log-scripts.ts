/**
 * Lua scripts, which Redis runs atomically. Each first checks that the replica still holds the lease: one that was
 * delayed for longer than its lease has lost it. The tests' FakeRedis implements the same in TypeScript.
 */

/** KEYS: lease, epoch, state of the new log. ARGV: replica, the new epoch, state, TTL in ms. */
export const BEGIN_SCRIPT = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('set', KEYS[3], ARGV[3], 'PX', ARGV[4])
redis.call('set', KEYS[2], ARGV[2], 'PX', ARGV[4])
return 1`;

/**
 * KEYS: lease, epoch, log, state, at, news. ARGV: replica, at, TTL in ms, maximum of entries, and for a new entry: its
 * number, entry, state. `at`: instant of the last poll. `news`: pub/sub channel that tells other replicas to poll.
 */
export const APPEND_SCRIPT = `
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

/** KEYS: lease, news. ARGV: replica. */
export const RESIGN_SCRIPT = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('del', KEYS[1])
redis.call('publish', KEYS[2], ARGV[1])
return 1`;
