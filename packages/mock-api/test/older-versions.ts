/** Databases as versions wrote them that recorded migrations in a table of their own. */
export const ACCOUNTS_001 = `
  create table "touchline_migrations" ("name" text primary key, "run_at" bigint not null);
  create table "accounts" ("id" text primary key, "username" text not null unique, "password" text not null, "created_at" bigint not null);
  create table "wallets" ("account_id" text primary key references "accounts" ("id"), "usdt" double precision not null, "btc" double precision not null, "eth" double precision not null, "trx" double precision not null);
  insert into touchline_migrations values ('001-accounts', 1763000000);
  insert into accounts values ('a1', 'mei@example.org', 'scrypt$16$1$1$AAAA$AAAA', 1763000001);
  insert into wallets values ('a1', 12.5, 0.25, 3, 1000);`;
export const TOKENS_002_CHAT_003 = `
  create table "token_families" ("id" text primary key, "account_id" text not null references "accounts" ("id"), "created_at" bigint not null, "revoked_at" bigint);
  create table "refresh_tokens" ("hash" text primary key, "family_id" text not null references "token_families" ("id"), "issued_at" bigint not null, "expires_at" bigint not null, "used_at" bigint);
  create index "refresh_tokens_by_expiry" on "refresh_tokens" ("expires_at");
  create table "chat_exchanges" ("id" text primary key, "user_id" text not null, "account_id" text references "accounts" ("id"), "asked_ms" bigint not null, "question" text not null, "reply" text not null);
  create index "chat_exchanges_by_user" on "chat_exchanges" ("user_id", "asked_ms");
  create index "chat_exchanges_by_age" on "chat_exchanges" ("asked_ms");
  insert into touchline_migrations values ('002-refresh-tokens', 1763000000), ('003-chat', 1763000000);
  insert into token_families values ('f1', 'a1', 1763000002, null);
  insert into refresh_tokens values ('hash-1', 'f1', 1763000002, 4000000000, null);
  insert into chat_exchanges values ('c1', 'mei@example.org', 'a1', 1763000003000, 'Who plays?', 'Nobody.');`;
