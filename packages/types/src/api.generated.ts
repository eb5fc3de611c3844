export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Starts a session, which is named after the User-Agent and ends at its absolute limit, 90 days later by default.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an account
         * @description A common password, or one made of the e-mail address or the name of the site, is a 400 whose `errors` name the field `password`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh tokens
         * @description The old refresh token becomes invalid. A client whose response was lost may send the same token again: within ten seconds, and while the new token has not been used, the response may be the same new token. Using a refresh token twice otherwise revokes every session that came from the same login.
         */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session of the refresh token, with all its later refresh tokens. Access tokens of the session may still be accepted until they expire, by an upstream that verifies their signature alone. The response is the same for a token that is unknown (RFC 7009, 2.2).
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends every other session of the account. A wrong current password, and a new one that registration would refuse, is a 400 whose `errors` name the field.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of the account
         * @description Each log-in is a session, until it is ended or expires. The one used last comes first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End sessions
         * @description Ends one session, or every one but that of the access token. The response is the same if it has ended already.
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the wallet */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the support chat
         * @description Replies in the language of the question. No login is required.
         */
        post: operations["askChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List matches of a day */
        get: operations["listMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List today's matches */
        get: operations["listMatchesToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/tomorrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tomorrow's matches */
        get: operations["listMatchesTomorrow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/main": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List main matches */
        get: operations["listMainMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List live matches */
        get: operations["listLiveMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the matches of some days */
        get: operations["countMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a match */
        get: operations["getMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the analysis of a match */
        get: operations["getMatchAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the history of a match
         * @description What `GET /matches/info` said at every instant from `from` to `to`, as the changes between them. A match that is
         *     over has its whole history, a live one that until now, one to come only its prices. The newest entry of
         *     each list that is not later than an instant holds at that instant:
         *
         *     - The match is `UPCOMING` before `startedAt`, `FINISHED` from `endedAt` on, and `ONGOING` in between.
         *     - `clock` only while it is live, `periods`, `incidents`, `commentary` and the score only once it has started.
         *       Without `score` the score is the sum of the periods without penalties.
         *     - `odds` from `prices`; a bookmaker appears with its first quote. The best price of a side is the highest; of equal
         *       ones that of the bookmaker with the lowest number.
         *     - `tips`, `endTime` and the season and stage of the tournament from the lists with these names.
         *     - What `GET /matches/statistics` said from `statistics`, each row with the period and the key that it belongs to.
         *
         *     Everything else is constant. A field that a match lacks is missing here too. If the upstream keeps no
         *     history, the gateway responds with what its polls of the live matches have seen, marked `observed`: nothing for a
         *     match that none of them has seen.
         */
        get: operations["getMatchTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/lineups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the line-ups of a match
         * @description Both sides as they began, and the substitutions until now: on the pitch are the starters with each change applied, without
         *     those who were sent off, whom the incidents name. In basketball players come on again. In esports `position` is the role, that of
         *     the player replaced for a stand-in, and `veto` says how the maps were chosen. The line-ups are known an hour before the start. Until then they are those of
         *     each team's last match, marked `expected`. A match without line-ups is a 404.
         */
        get: operations["getMatchLineups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the statistics of a match
         * @description What both sides have done until now, in the whole match, which comes first, and in each part of it that has begun. Each row counts
         *     the same events as the incidents and the commentary. In basketball and esports `players` is the box score, whose sums are the rows;
         *     in basketball its points are the score. In esports the score of each map is its `rounds`, `goals` or `points`, where it has one of
         *     these rows, and otherwise its `kills`. A match without statistics has no periods, as has one that has not begun; of a sport
         *     without them it is a 404.
         */
        get: operations["getMatchStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the facts of a match
         * @description Where a match is played, who is the referee, how many came and what the weather is. The attendance is known from the start on. Until
         *     the start the weather is `expected`, and missing more than a few days before. A referee has one match at a time. Every
         *     part may be missing.
         */
        get: operations["getMatchFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/ongoing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List ongoing tournaments */
        get: operations["listOngoingTournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List upcoming tournaments */
        get: operations["listUpcomingTournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List finished tournaments */
        get: operations["listFinishedTournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/current-year/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List this year's tournaments */
        get: operations["listCurrentYearTournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/major-ongoing-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List major ongoing tournaments */
        get: operations["listMajorOngoingEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a tournament */
        get: operations["getTournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/matches/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List upcoming and live matches of a tournament */
        get: operations["listTournamentUpcomingMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/matches/finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List finished matches of a tournament
         * @description Those of the current season, or of the season with an id.
         */
        get: operations["listTournamentFinishedMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the tables of a tournament's current season */
        get: operations["getTournamentTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/leaders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the leading players of a season of a tournament
         * @description The best first, by what they did in the matches of its current season until now, or of the season with an id; equal values share a rank. A list is the sum of its matches: goals
         *     without own goals and shoot-outs, assists, yellow and red cards, and matches without a goal against of those who kept goal from
         *     start to end; in basketball points, rebounds and assists; in esports kills, goals and assists. `rating` is the mean of the ratings in
         *     these matches, of those who played at least a third as many as the player with most. A list of what the sport does not count is empty. A tournament whose
         *     players are unknown is a 404.
         */
        get: operations["listTournamentLeaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the seasons of a tournament with their champions
         * @description The current season first, then those before it. Without a champion a season is not over, or nobody has won it.
         */
        get: operations["listTournamentSeasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a team */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/matches/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List upcoming and live matches of a team */
        get: operations["listTeamUpcomingMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/matches/finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List finished matches of a team
         * @description With `opponentId` only those against this team, of every season: those of a league since 2000, of other
         *     competitions those of about the last year. With `seasonId` only those of this season. An upstream that does not know a
         *     parameter may ignore it.
         */
        get: operations["listTeamFinishedMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/tournaments/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List ongoing and upcoming tournaments of a team */
        get: operations["listTeamUpcomingTournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/tournaments/finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List finished tournaments of a team */
        get: operations["listTeamFinishedTournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/rankings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List teams by ranking */
        get: operations["listTeamRankings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/squad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a team's players
         * @description The current players with the totals of their season at the team in all competitions, until now; from the back to the front, or by role.
         *     A team whose players are unknown has none.
         */
        get: operations["listTeamSquad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a player
         * @description A player with the club and the totals of its current season in all competitions, until now. After a career it is the last season, and
         *     there is no club.
         */
        get: operations["getPlayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a player's matches
         * @description Those that the player has played in the season of `/players/info`, latest first. Their sum is the season.
         */
        get: operations["listPlayerMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the players of the best known clubs
         * @description The current players of the clubs in the most popular tournaments of a sport, by tournament and club. The search is made of them.
         */
        get: operations["listPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seasons/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the tables of a season */
        get: operations["getSeasonTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the latest news */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an article */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static/{pageName}.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an information page */
        get: operations["getStaticPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{kind}/{name}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a crest, emblem, flag, bookmaker logo or cover */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream changes to live matches
         * @description Server-sent events. The data of each event is a `LiveEvent`; applying them in order, starting with the first `reset`, always yields the response of `GET /matches/live`. A heartbeat, an event without data, is sent after the first events and four times a minute. Its name is `beat` if the list is current, and `stale` while the upstream cannot be read.
         */
        get: operations["streamLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the search index
         * @description Every team and tournament once, in every language and in pinyin, for a search that runs in the browser. The gateway builds it from the API's lists and omits the entries of lists that fail, or are not complete in time while a client waits for the first index.
         */
        get: operations["getSearchIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Opaque, of any form; it names one thing among those of its kind.
         * @example nqp2u8jst2alpsx
         */
        Id: string;
        /**
         * @description An id, or empty.
         * @example nqp2u8jst2alpsx
         */
        IdOrNone: string;
        /**
         * @description One of the eight information pages.
         * @enum {string}
         */
        PageName: "contacts" | "about" | "subscription-policy" | "jobs" | "terms-of-service" | "privacy-policy" | "cookies" | "responsible-gaming";
        /**
         * @description A sport, all esports together, or one esports title.
         * @enum {string}
         */
        SportType: "football" | "basketball" | "esports" | "cs2" | "lol" | "dota2" | "valorant" | "r6" | "cod" | "rocket-league" | "overwatch" | "aov" | "pubg" | "wild-rift";
        /**
         * Format: compact-date
         * @description A calendar day as yyyyMMdd, from 2000 to 2100.
         * @example 20261120
         */
        CompactDate: string;
        /**
         * Format: time-zone
         * @description Name of a time zone in the IANA database. A server that does not know it does without.
         * @example Europe/London
         */
        TimeZone: string;
        /**
         * @description Seconds since the epoch.
         * @example 1795203600
         */
        EpochSeconds: number;
        /**
         * Format: uri-reference
         * @description URL of an image; a relative one is resolved against the base URL of the API.
         * @example images/teams/te-eng-7.svg
         */
        ImageUrl: string;
        /** @enum {string} */
        MatchStatus: "ONGOING" | "UPCOMING" | "FINISHED";
        /**
         * @description Result shared by the latest matches; `none` without any match.
         * @enum {string}
         */
        StreakType: "win" | "draw" | "loss" | "none";
        /**
         * @description 2 BET365, 3 Crown, 4 10BET, 5 Ladbrokes, 6 Mansion88, 7 Macauslot, 8 SNAI, 9 William Hill, 10 Easybets, 11 Vcbet, 12 EuroBet, 13 Interwetten, 14 12bet, 15 Sbobet, 16 Wewbet, 17 18Bet, 18 Fun88, 21 188bet, 22 Pinnacle.
         * @enum {integer}
         */
        BookmakerNumber: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 21 | 22;
        TokenPair: {
            /** @description A JWT whose payload contains `username` and `exp`. */
            accessToken: string;
            refreshToken: string;
        };
        Credentials: {
            /** @description E-mail address of the account. */
            username: string;
            password: string;
        };
        Registration: {
            /** Format: email */
            email: string;
            password: string;
        };
        Account: {
            username: string;
        };
        RefreshRequest: {
            refreshToken: string;
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: string;
        };
        Session: {
            id: string;
            /** @description Name of the browser. */
            browser?: string;
            /** @description Name of the operating system. */
            system?: string;
            startedAt: components["schemas"]["EpochSeconds"];
            lastUsedAt: components["schemas"]["EpochSeconds"];
            /** @description Whether it is the session of the access token. */
            current: boolean;
        };
        SessionEnd: {
            /** @description The `id` of a session, or `others`. */
            session: string;
        };
        ChatRequest: {
            /** @description Must not be only white space. */
            message: string;
            /** @description The username, or a random UUID of the session. */
            userId: string;
            /** @description The zone of days and times in the reply; UTC without it, or if it is unknown. */
            timeZone?: components["schemas"]["TimeZone"];
        };
        /** @enum {string} */
        Currency: "USDT" | "BTC" | "ETH" | "TRX";
        Amount: number;
        Rate: {
            /** @description In USDT. */
            price: number;
            /** @description Over the last day, in percent. */
            change: number;
        };
        Wallet: {
            balances: {
                USDT?: components["schemas"]["Amount"];
                BTC?: components["schemas"]["Amount"];
                ETH?: components["schemas"]["Amount"];
                TRX?: components["schemas"]["Amount"];
            };
            /** @description Today's prices, if the upstream provides them. */
            rates?: {
                USDT?: components["schemas"]["Rate"];
                BTC?: components["schemas"]["Rate"];
                ETH?: components["schemas"]["Rate"];
                TRX?: components["schemas"]["Rate"];
            };
        };
        /** @description With an empty id and name: not known. */
        Country: {
            id: components["schemas"]["IdOrNone"];
            name: string;
            logo?: components["schemas"]["ImageUrl"];
        };
        /**
         * @description What its crest shows: what the team's name stands for, or the two colours of a real club and how they are divided, such as `bluewhitestripes`. Clients ignore a value that they cannot draw.
         * @example tiger
         */
        Emblem: string;
        /**
         * @description Short name of an esports team.
         * @example HLC
         */
        TeamTag: string;
        TeamRef: {
            id: components["schemas"]["Id"];
            name: string;
            logo?: components["schemas"]["ImageUrl"];
            emblem?: components["schemas"]["Emblem"];
            tag?: components["schemas"]["TeamTag"];
            /**
             * @default {
             *       "id": "",
             *       "name": ""
             *     }
             */
            country: components["schemas"]["Country"];
        };
        /** @description Place among the tournaments of all sports by importance; 1 is the most important. */
        TournamentRank: number;
        MatchTournament: {
            id: components["schemas"]["Id"];
            name: string;
            logo?: components["schemas"]["ImageUrl"];
            /**
             * @default {
             *       "id": "",
             *       "name": ""
             *     }
             */
            country: components["schemas"]["Country"];
            /** @default  */
            currentSeason: string;
            /** @default  */
            currentSeasonId: components["schemas"]["IdOrNone"];
            /**
             * @description Null between stages.
             * @default null
             */
            currentStage: string | null;
            /** @default null */
            currentStageId: string | null;
            /** @default 0 */
            roundCount: number;
            sportType?: components["schemas"]["SportType"];
            rank?: components["schemas"]["TournamentRank"];
        };
        /** @description Net profit per unit staked; null without a quote. */
        NetPrice: number | null;
        HomeTeam: {
            id: components["schemas"]["Id"];
            name: string;
            logo?: components["schemas"]["ImageUrl"];
            emblem?: components["schemas"]["Emblem"];
            tag?: components["schemas"]["TeamTag"];
            /**
             * @default {
             *       "id": "",
             *       "name": ""
             *     }
             */
            country: components["schemas"]["Country"];
            /** @default null */
            score: components["schemas"]["Score"];
            /** @default null */
            homeTeamAsiaOdds: components["schemas"]["NetPrice"];
            /** @default null */
            homeTeamAsiaOddsBooker: components["schemas"]["BestBooker"];
        };
        AwayTeam: {
            id: components["schemas"]["Id"];
            name: string;
            logo?: components["schemas"]["ImageUrl"];
            emblem?: components["schemas"]["Emblem"];
            tag?: components["schemas"]["TeamTag"];
            /**
             * @default {
             *       "id": "",
             *       "name": ""
             *     }
             */
            country: components["schemas"]["Country"];
            /** @default null */
            score: components["schemas"]["Score"];
            /** @default null */
            awayTeamAsiaOdds: components["schemas"]["NetPrice"];
            /** @default null */
            awayTeamAsiaOddsBooker: components["schemas"]["BestBooker"];
        };
        /** @description Null before the match starts. */
        Score: number | null;
        /** @description Bookmaker with the best price; null without a quote. */
        BestBooker: components["schemas"]["BookmakerNumber"] | null;
        AsiaQuote: {
            /** @default null */
            homeWinOdd: components["schemas"]["NetPrice"];
            /** @default null */
            awayWinOdd: components["schemas"]["NetPrice"];
            homeWinOpening?: components["schemas"]["NetPrice"];
            awayWinOpening?: components["schemas"]["NetPrice"];
            changedAt?: components["schemas"]["EpochSeconds"];
        };
        BookmakerOdds: {
            /** @default {} */
            asia: components["schemas"]["AsiaQuote"];
        };
        /** @description Odds keyed by bookmaker number. */
        OddsByBookmaker: {
            [key: string]: components["schemas"]["BookmakerOdds"];
        };
        /** @description Progress of a live match. */
        MatchClock: {
            /** @enum {string} */
            phase: "first-half" | "half-time" | "second-half" | "extra-time" | "penalties" | "quarter" | "break" | "overtime" | "map";
            /** @description Number of the quarter, overtime or map. */
            number?: number;
            /** @description Minute of the match in football, otherwise of the quarter, overtime or map. */
            minute?: number;
            /** @description Minutes of stoppage time. */
            stoppage?: number;
            countdown?: components["schemas"]["Countdown"];
        };
        /** @description The game clock of a basketball match, which counts down. */
        Countdown: {
            at: components["schemas"]["EpochSeconds"];
            /** @description Seconds left in the quarter or overtime at this instant. */
            seconds: number;
            /** @description After as many seconds one is left less, again and again; without it the clock stands. */
            pace?: number;
        };
        /** @description Score of one part of the match. */
        MatchPeriod: {
            /** @enum {string} */
            kind: "half" | "extra-time" | "penalties" | "quarter" | "overtime" | "map";
            number: number;
            /** @description Name of the map. */
            name?: string;
            home: number;
            away: number;
        };
        /** @description A line of the commentary between the incidents. */
        MatchComment: {
            id: string;
            /**
             * @example chance
             * @example save
             * @example corner
             * @example free-kick
             * @example foul
             * @example offside
             * @example substitution
             * @example added-time
             * @example run
             * @example three-pointer
             */
            kind: string;
            at: components["schemas"]["EpochSeconds"];
            /** @enum {string} */
            side?: "home" | "away";
            minute?: number;
            stoppage?: number;
            /** @description Of a substitution, the player who comes on. */
            player?: string;
            playerId?: components["schemas"]["Id"];
            /** @description The player who goes off. */
            replaced?: string;
            replacedId?: components["schemas"]["Id"];
            quarter?: components["schemas"]["QuarterNumber"];
            left?: components["schemas"]["SecondsLeft"];
            /** @description The line as a sentence, in the requested language. */
            text: string;
        };
        /** @description Number of the quarter in basketball; 5 is the first overtime. */
        QuarterNumber: number;
        /** @description Seconds left on the game clock of the quarter. */
        SecondsLeft: number;
        MatchIncident: {
            id: string;
            /** @enum {string} */
            kind: "goal" | "own-goal" | "penalty-goal" | "penalty-missed" | "yellow-card" | "red-card" | "shootout-goal" | "shootout-missed" | "period-start" | "period-end" | "lead-change" | "map-won" | "match-end";
            at: components["schemas"]["EpochSeconds"];
            /** @enum {string} */
            side?: "home" | "away";
            minute?: number;
            stoppage?: number;
            player?: string;
            playerId?: components["schemas"]["Id"];
            /** @description The player who made the goal. */
            assist?: string;
            assistId?: components["schemas"]["Id"];
            /** @description Home score after the incident. */
            home?: number;
            /** @description Away score after the incident. */
            away?: number;
            quarter?: components["schemas"]["QuarterNumber"];
            left?: components["schemas"]["SecondsLeft"];
            /** @description The incident as a sentence, in the requested language. */
            text: string;
        };
        /**
         * @description Set by the site where a visitor covers results: they are left out, or zero where they are required. No API sends it.
         * @enum {boolean}
         */
        Covered: true;
        Match: {
            id: components["schemas"]["Id"];
            startTime: components["schemas"]["EpochSeconds"];
            /**
             * @description Without it the gateway estimates it from the start time.
             * @default 0
             */
            endTime: components["schemas"]["EpochSeconds"];
            statusId: components["schemas"]["MatchStatus"];
            /** @default 0 */
            tips: number;
            /**
             * @default {
             *       "id": "unknown",
             *       "name": "–"
             *     }
             */
            tournament: components["schemas"]["MatchTournament"];
            /** @default  */
            season: string;
            homeTeam: components["schemas"]["HomeTeam"];
            awayTeam: components["schemas"]["AwayTeam"];
            /** @default {} */
            odds: components["schemas"]["OddsByBookmaker"];
            /** @description Stage in which the match is played. */
            stage?: string;
            stageId?: string;
            round?: number;
            /**
             * @description The knock-out round that it is in.
             * @enum {string}
             */
            roundKind?: "final" | "semi-final" | "quarter-final" | "round-of-16" | "round-of-32";
            group?: string;
            /** @description Number of the tie within its knock-out round; the winners of ties 2n − 1 and 2n meet. */
            tie?: number;
            /** @enum {integer} */
            bestOf?: 1 | 3 | 5 | 7;
            covered?: components["schemas"]["Covered"];
            clock?: components["schemas"]["MatchClock"];
            periods?: components["schemas"]["MatchPeriod"][];
            incidents?: components["schemas"]["MatchIncident"][];
            /** @description What else happened, in the order of time. Lists of matches may leave it out. */
            commentary?: components["schemas"]["MatchComment"][];
            /** @description What the match does not have: its operation has nothing to answer. */
            without?: ("lineups" | "statistics")[];
        };
        /** @description Seconds from the start time of the match; negative before it. */
        TimelineSeconds: number;
        /** @description When each entry of the other lists begins to hold, in ascending order. */
        TimelineInstants: components["schemas"]["TimelineSeconds"][];
        /** @description The score from each instant on. All lists have the same length. */
        TimelineScores: {
            at: components["schemas"]["TimelineInstants"];
            home: number[];
            away: number[];
        };
        /** @description A number from each instant on. Both lists have the same length. */
        TimelineValues: {
            at: components["schemas"]["TimelineInstants"];
            value: number[];
        };
        /** @description The score of one part of the match; its first entry is its beginning. All lists have the same length. */
        TimelinePeriod: {
            /** @enum {string} */
            kind: "half" | "extra-time" | "penalties" | "quarter" | "overtime" | "map";
            number: number;
            /** @description Name of the map. */
            name?: string;
            at: components["schemas"]["TimelineInstants"];
            home: number[];
            away: number[];
        };
        /** @description The clock from an instant on, until the next one begins. */
        TimelineClock: {
            at: components["schemas"]["TimelineSeconds"];
            /** @enum {string} */
            phase: "first-half" | "half-time" | "second-half" | "extra-time" | "penalties" | "quarter" | "break" | "overtime" | "map";
            /** @description Number of the quarter, overtime or map. */
            number?: number;
            /** @description Minute at this instant. */
            minute?: number;
            /** @description Minutes of stoppage time. */
            stoppage?: number;
            /** @description After as many seconds the minute grows by one, again and again; without it the clock stands. */
            secondsPerMinute?: number;
            countdown?: components["schemas"]["Countdown"];
            /** @description The minute does not exceed it: further ones are `stoppage`. */
            lastMinute?: number;
        };
        /** @description The quotes of a bookmaker. All lists have the same length. */
        TimelinePrices: {
            bookmaker: components["schemas"]["BookmakerNumber"];
            homeOpening?: components["schemas"]["NetPrice"];
            awayOpening?: components["schemas"]["NetPrice"];
            at: components["schemas"]["TimelineInstants"];
            home: components["schemas"]["NetPrice"][];
            away: components["schemas"]["NetPrice"][];
            /** @description How many seconds before its instant each quote had its `changedAt`, null without one; without this list all are 0. */
            changedBefore?: (number | null)[];
        };
        /** @description Season and stage of the tournament from an instant on. */
        TimelineStage: {
            at: components["schemas"]["TimelineSeconds"];
            currentSeason: string;
            currentSeasonId: components["schemas"]["IdOrNone"];
            /** @description Null between stages. */
            currentStage: string | null;
            currentStageId: string | null;
            roundCount: number;
        };
        /** @description A row of the statistics of a period from each instant on; its first entry is the beginning of the period. All lists have the same length. */
        TimelineStatistic: {
            kind: components["schemas"]["StatisticsPeriodKind"];
            number?: number;
            key: components["schemas"]["StatisticKey"];
            at: components["schemas"]["TimelineInstants"];
            home: components["schemas"]["StatisticValue"][];
            away: components["schemas"]["StatisticValue"][];
        };
        /** @description Who pressed, as each entry says of the time since the one before it. Both lists have the same length. */
        TimelineMomentum: {
            at: components["schemas"]["TimelineInstants"];
            /** @description Above zero the home side pressed, below zero the away side. */
            value: number[];
        };
        /**
         * @description What a player does. A made basket is `two`, `three` or `freeThrow`, and a shot is made or missed. `on` and `off` are on and
         *     off the court; those who begin come on at 0, and at the end all go off. The first kill of a round is also its `openingKill`, and a
         *     `goal` is also a shot.
         * @enum {string}
         */
        PlayerAction: "on" | "off" | "two" | "three" | "freeThrow" | "twoMissed" | "threeMissed" | "freeThrowMissed" | "offensiveRebound" | "defensiveRebound" | "assist" | "steal" | "block" | "turnover" | "foul" | "kill" | "death" | "openingKill" | "plant" | "defuse" | "goal" | "shot" | "save" | "demolition";
        TimelinePlayer: {
            /** @enum {string} */
            side: "home" | "away";
            player: components["schemas"]["PlayerRef"];
            number?: number;
            position?: components["schemas"]["PlayerPosition"];
            /** @enum {boolean} */
            starter?: true;
        };
        /** @description What each player did, in the order of time. The lists but `players` have the same length. */
        TimelineBoxScore: {
            players: components["schemas"]["TimelinePlayer"][];
            at: components["schemas"]["TimelineInstants"];
            /** @description Indexes in `players`. */
            player: number[];
            action: components["schemas"]["PlayerAction"][];
            /** @description What an esports title counts of its players; without it, everything is counted as in basketball. */
            counts?: ("kills" | "deaths" | "assists" | "openingKills" | "plants" | "defuses" | "goals" | "shots" | "saves" | "demolitions")[];
            /**
             * @description The row that is the score of each map, where it is no count of a player.
             * @enum {string}
             */
            score?: "rounds" | "points";
        };
        /** @description The history of a match as changes, each with its instant, in the order of time. */
        MatchTimeline: {
            matchId: components["schemas"]["Id"];
            startTime: components["schemas"]["EpochSeconds"];
            from: components["schemas"]["EpochSeconds"];
            to: components["schemas"]["EpochSeconds"];
            /**
             * @description Its instants are those of polls: a change may be a few seconds older.
             * @enum {boolean}
             */
            observed?: true;
            startedAt?: components["schemas"]["EpochSeconds"];
            endedAt?: components["schemas"]["EpochSeconds"];
            clock?: components["schemas"]["TimelineClock"][];
            score?: components["schemas"]["TimelineScores"];
            periods?: components["schemas"]["TimelinePeriod"][];
            incidents?: components["schemas"]["MatchIncident"][];
            commentary?: components["schemas"]["MatchComment"][];
            prices: components["schemas"]["TimelinePrices"][];
            tips?: components["schemas"]["TimelineValues"];
            endTime?: components["schemas"]["TimelineValues"];
            tournament?: components["schemas"]["TimelineStage"][];
            /** @description What `GET /matches/statistics` said at every instant; without it, its rows are counts of `boxScore`. In esports, only the rows of each map that no player has: others are the scores of the maps and counts of `boxScore`, and those of the match are sums. */
            statistics?: components["schemas"]["TimelineStatistic"][];
            momentum?: components["schemas"]["TimelineMomentum"];
            boxScore?: components["schemas"]["TimelineBoxScore"];
        };
        PlayerRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * @description In football the line, otherwise the role.
         * @enum {string}
         */
        PlayerPosition: "goalkeeper" | "defender" | "midfielder" | "forward" | "point-guard" | "shooting-guard" | "small-forward" | "power-forward" | "center" | "in-game-leader" | "entry-fragger" | "rifler" | "awper" | "sniper" | "anchor" | "flex" | "slayer" | "duelist" | "initiator" | "controller" | "sentinel" | "top-laner" | "jungler" | "mid-laner" | "bot-laner" | "carry" | "offlaner" | "soft-support" | "support" | "tank" | "damage" | "striker" | "playmaker" | "substitute";
        LineupPlayer: {
            player: components["schemas"]["PlayerRef"];
            /** @description Shirt number. */
            number?: number;
            position?: components["schemas"]["PlayerPosition"];
        };
        Substitution: {
            at: components["schemas"]["EpochSeconds"];
            /** @description Minute of the match. */
            minute?: number;
            stoppage?: number;
            off: components["schemas"]["PlayerRef"];
            on: components["schemas"]["PlayerRef"];
        };
        /** @description One side. */
        Lineup: {
            /**
             * @description Players per line, from the back, without the goalkeeper.
             * @example 4-2-3-1
             */
            formation?: string;
            coach?: string;
            /** @description In the order of the formation, from the back, each line from its right to its left as the team sees it. */
            starters: components["schemas"]["LineupPlayer"][];
            bench: components["schemas"]["LineupPlayer"][];
            /** @description In the order of time. */
            substitutions: components["schemas"]["Substitution"][];
        };
        MatchLineups: {
            /**
             * @description The line-ups of each team's last match; those of this one are not known yet.
             * @enum {boolean}
             */
            expected?: true;
            home: components["schemas"]["Lineup"];
            away: components["schemas"]["Lineup"];
            /** @description How the maps of an esports match were chosen, in this order. */
            veto?: components["schemas"]["VetoStep"][];
        };
        VetoStep: {
            /**
             * @description Whose step it is; the map that is left is nobody's.
             * @enum {string}
             */
            side?: "home" | "away";
            /** @enum {string} */
            action: "ban" | "pick" | "left";
            map: string;
        };
        /**
         * @description What a row counts. More keys may come: clients leave out those that they do not know.
         *
         *     In football:
         *
         *     - `possession`: percent of the time; both sides have 100 together.
         *     - `shots`: `shotsOnTarget`, which are goals and saves, `shotsOffTarget` and `shotsBlocked` together. An own goal is no shot.
         *     - `expectedGoals`: the chances of the shots to go in, added up.
         *     - `corners`, `fouls`, `offsides`; `yellowCards` and `redCards`, as many as the incidents have.
         *     - `saves`: shots on target of the other side that were no goals.
         *     - `passes`.
         *
         *     In basketball:
         *
         *     - `fieldGoals`, `threePointers` and `freeThrows` are made, of `fieldGoalsAttempted`, `threePointersAttempted` and
         *       `freeThrowsAttempted`. A three-pointer is a field goal too.
         *     - `rebounds`, of which `offensiveRebounds`; `assists`, `steals`, `blocks`, `turnovers`, `fouls`.
         *     - `biggestLead` in points, and `longestRun`, the most points without one of the other side; of a part, within that part.
         *
         *     In esports, what the title has of these:
         *
         *     - `rounds`, of which `roundsAttack` and `roundsDefence` by the half; `goals`; `points`.
         *     - `kills`, `assists`, and `openingKills`, the first ones of their rounds.
         *     - `plants` and `defuses` of the bomb; `towers`, `dragons`, `barons` and `roshans`; `shots`, `saves`, `demolitions`.
         *     - `moneySpent`, and `ecoWins`, rounds won with less than 60 % of the other side's spending; `gold` earned.
         * @example possession
         * @example shots
         * @example shotsOnTarget
         * @example shotsOffTarget
         * @example shotsBlocked
         * @example expectedGoals
         * @example corners
         * @example fouls
         * @example offsides
         * @example yellowCards
         * @example redCards
         * @example saves
         * @example passes
         * @example fieldGoals
         * @example rebounds
         * @example biggestLead
         */
        StatisticKey: string;
        StatisticValue: number;
        StatisticsRow: {
            key: components["schemas"]["StatisticKey"];
            home: components["schemas"]["StatisticValue"];
            away: components["schemas"]["StatisticValue"];
        };
        /**
         * @description The whole `match`, or a part of it; in football `firstHalf`, `secondHalf` and `extraTime`, which is both of its halves; in basketball `quarter` and `overtime`, in esports `map`, with numbers. More kinds may come.
         * @example match
         * @example firstHalf
         * @example secondHalf
         * @example extraTime
         * @example quarter
         * @example overtime
         * @example map
         */
        StatisticsPeriodKind: string;
        StatisticsPeriod: {
            kind: components["schemas"]["StatisticsPeriodKind"];
            /** @description Counts periods of the same kind, such as quarters or maps. */
            number?: number;
            rows: components["schemas"]["StatisticsRow"][];
        };
        MatchGround: {
            name: string;
            city?: string;
            country?: components["schemas"]["Country"];
            capacity?: number;
            /**
             * @description The ground of neither side.
             * @enum {boolean}
             */
            neutral?: true;
        };
        MatchReferee: {
            name: string;
            country?: components["schemas"]["Country"];
        };
        /** @description At the start of the match. */
        MatchWeather: {
            /** @enum {string} */
            condition: "clear" | "partly-cloudy" | "cloudy" | "fog" | "light-rain" | "rain" | "thunderstorm" | "snow";
            /** @description In degrees Celsius. */
            temperature: number;
            /** @description In kilometres per hour. */
            wind?: number;
            /**
             * @description The match has not begun.
             * @enum {boolean}
             */
            expected?: true;
        };
        MatchFacts: {
            ground?: components["schemas"]["MatchGround"];
            /**
             * @description The sides do not meet in one place.
             * @enum {boolean}
             */
            online?: true;
            referee?: components["schemas"]["MatchReferee"];
            /** @description Spectators, at most as many as the ground has room for. */
            attendance?: number;
            weather?: components["schemas"]["MatchWeather"];
        };
        MatchStatistics: {
            /** @description The whole match first, then its parts in the order of time. */
            periods: components["schemas"]["StatisticsPeriod"][];
            players?: components["schemas"]["MatchPlayers"];
        };
        /** @description The players of both sides, the starters first. */
        MatchPlayers: {
            home: components["schemas"]["PlayerStatistics"][];
            away: components["schemas"]["PlayerStatistics"][];
        };
        /** @description A player until now. */
        PlayerStatistics: {
            player: components["schemas"]["PlayerRef"];
            /** @description Shirt number. */
            number?: number;
            position?: components["schemas"]["PlayerPosition"];
            /** @enum {boolean} */
            starter?: true;
            /**
             * @description Playing now.
             * @enum {boolean}
             */
            onCourt?: true;
            minutes: number;
            points?: number;
            fieldGoals?: number;
            fieldGoalsAttempted?: number;
            threePointers?: number;
            threePointersAttempted?: number;
            freeThrows?: number;
            freeThrowsAttempted?: number;
            offensiveRebounds?: number;
            rebounds?: number;
            assists?: number;
            steals?: number;
            blocks?: number;
            turnovers?: number;
            fouls?: number;
            /** @description Points of the side less those of the other one while the player was on the court. */
            plusMinus?: number;
            /** @description In esports, as the counts after it. */
            kills?: number;
            deaths?: number;
            openingKills?: number;
            plants?: number;
            defuses?: number;
            goals?: number;
            shots?: number;
            saves?: number;
            demolitions?: number;
            rating?: components["schemas"]["PlayerRating"];
        };
        /** @description What a player did, against the mean of the match, which is about 1. */
        PlayerRating: number;
        /**
         * @description In football `goals`, `assists`, `cards` and `cleanSheets`, in basketball `points`, `rebounds` and `assists`, in esports `rating`, `kills` or `goals`, and `assists`.
         * @default goals
         * @enum {string}
         */
        LeadersBy: "goals" | "assists" | "cards" | "cleanSheets" | "points" | "rebounds" | "kills" | "rating";
        Leader: {
            rank: number;
            player: components["schemas"]["PlayerRef"];
            team: components["schemas"]["TeamRef"];
            /** @description A whole number, but for `rating`. */
            value: number;
        };
        Player: {
            id: components["schemas"]["Id"];
            name: string;
            position?: components["schemas"]["PlayerPosition"];
            /** @description Shirt number. */
            number?: number;
            /** @description In esports, where the name is the handle. */
            fullName?: string;
            birthDate?: string;
            age?: number;
            country?: components["schemas"]["Country"];
        };
        PlayerSeason: {
            /** @example 2026/27 */
            name?: string;
            matches: number;
            /** @description Without own goals and shoot-outs. */
            goals: number;
            assists: number;
            yellowCards: number;
            redCards: number;
            minutes: number;
            /** @description In basketball, as the counts after it. */
            points?: number;
            rebounds?: number;
            steals?: number;
            blocks?: number;
            threePointers?: number;
            /** @description In esports, as the counts after it. */
            kills?: number;
            deaths?: number;
            saves?: number;
            rating?: components["schemas"]["PlayerRating"];
        };
        SquadPlayer: {
            player: components["schemas"]["PlayerRef"];
            /** @description Shirt number. */
            number?: number;
            position?: components["schemas"]["PlayerPosition"];
            season: components["schemas"]["PlayerSeason"];
        };
        ListedPlayer: {
            id: components["schemas"]["Id"];
            name: string;
            teamId: components["schemas"]["Id"];
            /** @description Shirt number. */
            number?: number;
        };
        PlayerSpell: {
            team: components["schemas"]["TeamRef"];
            /** @description Year of the first season at the club. */
            from: number;
            /** @description Year in which the player left; none while at the club. */
            to?: number;
        };
        PlayerDetails: {
            player: components["schemas"]["Player"];
            team?: components["schemas"]["TeamRef"];
            sportType?: components["schemas"]["SportType"];
            season: components["schemas"]["PlayerSeason"];
            /** @description The clubs until now, the first one first. */
            career?: components["schemas"]["PlayerSpell"][];
            covered?: components["schemas"]["Covered"];
        };
        PlayerMatch: {
            matchId: components["schemas"]["Id"];
            startTime: components["schemas"]["EpochSeconds"];
            statusId: components["schemas"]["MatchStatus"];
            tournament?: {
                id: components["schemas"]["Id"];
                name: string;
            };
            /**
             * @description That of the player.
             * @enum {string}
             */
            side?: "home" | "away";
            homeTeam: components["schemas"]["TeamRef"];
            awayTeam: components["schemas"]["TeamRef"];
            homeScore: number;
            awayScore: number;
            /** @description Whether the player began the match. */
            started?: boolean;
            minutes: number;
            goals: number;
            assists: number;
            yellowCards: number;
            redCards: number;
            /** @description In basketball, as the counts after it. */
            points?: number;
            rebounds?: number;
            steals?: number;
            blocks?: number;
            threePointers?: number;
            /** @description In esports, as the counts after it. */
            kills?: number;
            deaths?: number;
            saves?: number;
            rating?: components["schemas"]["PlayerRating"];
        };
        /** @description Number of matches of one day, by sport or esports title; those without matches are left out. */
        DayCounts: {
            date: components["schemas"]["CompactDate"];
            matches: {
                [key: string]: number;
            };
        };
        SideAnalysis: {
            ranking?: number;
            /** @default none */
            streakType: components["schemas"]["StreakType"];
            /** @default 0 */
            streakCount: number;
            /** @description In percent. */
            last6MonthsWinRate?: number;
            totalWins?: number;
            totalLosses?: number;
            totalDraws?: number;
            covered?: components["schemas"]["Covered"];
        };
        MatchAnalysis: {
            /** @default {} */
            homeTeam: components["schemas"]["SideAnalysis"];
            /** @default {} */
            awayTeam: components["schemas"]["SideAnalysis"];
        };
        /** @enum {string} */
        TournamentType: "league" | "cup" | "continental" | "championship" | "circuit";
        StageDetail: {
            /** @default  */
            id: string;
            name: string;
            /** @enum {string} */
            kind?: "league" | "group" | "knockout" | "playoff";
            /** @default 0 */
            startTime: components["schemas"]["EpochSeconds"];
            /** @default 0 */
            endTime: components["schemas"]["EpochSeconds"];
        };
        PrizePool: {
            amount: number;
            currency?: string;
        };
        /** @description What people call it beside its name, in any language; short names, nicknames, abbreviations. */
        Aliases: string[];
        Tournament: {
            id: components["schemas"]["Id"];
            sportType?: components["schemas"]["SportType"];
            name: string;
            aliases?: components["schemas"]["Aliases"];
            logo?: components["schemas"]["ImageUrl"];
            type?: components["schemas"]["TournamentType"];
            /**
             * @description 0: not known.
             * @default 0
             */
            startTime: components["schemas"]["EpochSeconds"];
            /**
             * @description 0: not known.
             * @default 0
             */
            endTime: components["schemas"]["EpochSeconds"];
            /** @default  */
            currentSeason: string;
            /** @default  */
            currentSeasonId: components["schemas"]["IdOrNone"];
            /**
             * @description Null between stages.
             * @default null
             */
            currentStage: string | null;
            /** @default null */
            currentStageId: string | null;
            /** @default null */
            currentRound: number | null;
            /** @default 0 */
            roundCount: number;
            rank?: components["schemas"]["TournamentRank"];
            /**
             * @default {
             *       "id": "",
             *       "name": ""
             *     }
             */
            country: components["schemas"]["Country"];
            /** @default [] */
            stageDetails: components["schemas"]["StageDetail"][];
            /** @default null */
            division: string | null;
            /** @default [] */
            groups: string[];
            /** @default [] */
            teams: components["schemas"]["TeamRef"][];
            /** @description The winner of the season, once it is decided. */
            champion?: components["schemas"]["TeamRef"];
            /** @description What the tournament does not have: its operation has nothing to answer. */
            without?: "leaders"[];
            /**
             * @description Null without a prize pool.
             * @default null
             */
            prizePool: components["schemas"]["PrizePool"] | null;
        };
        TournamentsByYear: {
            [key: string]: components["schemas"]["Tournament"][];
        };
        StandingRow: {
            team: components["schemas"]["TeamRef"];
            /** @default 0 */
            won: number;
            /** @default 0 */
            loss: number;
            /** @default 0 */
            draw: number;
            /** @default 0 */
            goals: number;
            /** @default 0 */
            goalsAgainst: number;
            /** @description Below zero if the league took more than the team has won. */
            points?: number;
            /** @description Points given or taken by the league, included in points; absent if none. */
            adjustment?: number;
            /** @description Latest results, newest last. */
            form?: ("win" | "draw" | "loss")[];
            /** @description Places gained since the first of the matches being played kicked off, negative if lost; only if the table counts them. */
            movement?: number;
        };
        /** @description A range of places in a table and what it leads to. */
        StandingZone: {
            /** @enum {string} */
            kind: "advance" | "playoff" | "continental" | "promotion" | "relegation";
            /** @description First place of the zone. */
            from: number;
            /** @description Last place of the zone. */
            to: number;
            /** @description What the zone leads to, in the requested language. */
            name?: string;
        };
        StandingTable: {
            /** @default  */
            stage: string;
            group?: string;
            rows: components["schemas"]["StandingRow"][];
            zones?: components["schemas"]["StandingZone"][];
        };
        TournamentSeason: {
            id: components["schemas"]["Id"];
            name: string;
            champion?: components["schemas"]["TeamRef"];
        };
        /** @enum {string} */
        TableMatches: "finished" | "started" | "home" | "away" | "lastFive";
        Standing: {
            /** @description Which matches the tables count, where the server knows the parameter. */
            matches?: components["schemas"]["TableMatches"];
            /** @default [] */
            tables: components["schemas"]["StandingTable"][];
            leftOut?: components["schemas"]["LeftOutMatches"];
            covered?: components["schemas"]["Covered"];
        };
        /** @description Matches of the season that had been scheduled until now and are in no list and no table. */
        LeftOutMatches: {
            cancelled?: number;
            /** @description How they ended is not known. */
            unrecorded?: number;
        };
        /** @description Statistics of the last twelve months; more may be added. */
        TeamStats: {
            totalMatches?: number;
            totalWins?: number;
            totalLosses?: number;
            totalDraws?: number;
            totalWinsInLast30Days?: number;
            totalMatchesInLast30Days?: number;
            /** @default 0 */
            streakCount: number;
            /** @default none */
            streakType: components["schemas"]["StreakType"];
            ranking?: number;
            /** @description Number of teams in the ranking. */
            rankedTeams?: number;
            goals?: number;
            goalsAgainst?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Facts about a club. */
        Club: {
            /** @description Year of foundation. */
            founded?: number;
            /** @description Home ground. */
            ground?: string;
            coach?: string;
            /** @description The story of the club in a few sentences, in the requested language. */
            about?: string;
        };
        /** @description The team that was asked for. */
        TeamProfile: {
            /**
             * @description The one that was asked for, where the gateway answers.
             * @default
             */
            id: components["schemas"]["IdOrNone"];
            name: string;
            logo?: components["schemas"]["ImageUrl"];
            emblem?: components["schemas"]["Emblem"];
            tag?: components["schemas"]["TeamTag"];
            /**
             * @default {
             *       "id": "",
             *       "name": ""
             *     }
             */
            country: components["schemas"]["Country"];
        };
        TeamDetails: {
            team: components["schemas"]["TeamProfile"];
            sportType?: components["schemas"]["SportType"];
            club?: components["schemas"]["Club"];
            /** @default {} */
            stats: components["schemas"]["TeamStats"];
            /** @default null */
            lastMatchTime: components["schemas"]["InstantOrNone"];
            /** @default null */
            nextMatchTime: components["schemas"]["InstantOrNone"];
            covered?: components["schemas"]["Covered"];
        };
        /** @description Seconds since the epoch; null without such a match. */
        InstantOrNone: number | null;
        TeamRanking: {
            id: components["schemas"]["Id"];
            name: string;
            aliases?: components["schemas"]["Aliases"];
            logo?: components["schemas"]["ImageUrl"];
            emblem?: components["schemas"]["Emblem"];
            tag?: components["schemas"]["TeamTag"];
            ranking?: number;
            points?: number;
            /**
             * @default {
             *       "id": "",
             *       "name": ""
             *     }
             */
            country: components["schemas"]["Country"];
            sportType?: components["schemas"]["SportType"];
            /** @default 0 */
            streakCount: number;
            /** @default none */
            streakType: components["schemas"]["StreakType"];
            /** @description Home ground. */
            ground?: string;
            coach?: string;
        };
        /** @description A team in a sidebar ranking. */
        RankingItem: {
            id: components["schemas"]["Id"];
            name: string;
            logo?: components["schemas"]["ImageUrl"];
            emblem?: components["schemas"]["Emblem"];
            ranking: number;
        };
        ArticleSection: components["schemas"]["TitleSection"] | components["schemas"]["ContentSection"] | components["schemas"]["BulletPointsSection"] | components["schemas"]["MatchSection"];
        TitleSection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "title";
            value: string;
        };
        ContentSection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "content";
            value: string;
        };
        BulletPointsSection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "bulletPoints";
            value: string[];
        };
        MatchSection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "match";
            value: components["schemas"]["Id"];
        };
        /** @description A report or preview of a match, made from results, prices and tables, or a feature by an author. */
        Article: {
            id: components["schemas"]["Id"];
            title: string;
            author: string;
            created_at: components["schemas"]["EpochSeconds"];
            board: components["schemas"]["NewsBoard"];
            image: components["schemas"]["ImageUrl"];
            section: components["schemas"]["ArticleSection"][];
            /** @description Players with a page whom the texts name. */
            players?: components["schemas"]["PlayerRef"][];
            author_description: string;
            sportType?: components["schemas"]["SportType"];
            feature?: components["schemas"]["Feature"];
            covered?: components["schemas"]["Covered"];
        };
        /** @enum {string} */
        NewsBoard: "NEWS" | "GUIDES" | "INTERVIEW" | "ANALYTICS";
        /** @description The headline of an article. */
        NewsItem: {
            id: components["schemas"]["Id"];
            title: string;
            image: components["schemas"]["ImageUrl"];
            /** @description Day of publication in UTC. */
            date: string;
            /** @description Time of publication in UTC. */
            time: string;
            created_at?: components["schemas"]["EpochSeconds"];
            board?: components["schemas"]["NewsBoard"];
            sportType?: components["schemas"]["SportType"];
            feature?: components["schemas"]["Feature"];
        };
        /** @description An article by a person that depends on no result, such as a guide or an interview. It is served without spoilers as it is. */
        Feature: boolean;
        /** @description Sample content of the site. */
        BookmakerOffer: {
            name: string;
            logo: components["schemas"]["ImageUrl"];
            bonus: string;
            label: string;
            code?: string;
        };
        SearchIndex: {
            /** @description Latin spelling of each Chinese character in the names. */
            pinyin: {
                [key: string]: string;
            };
            countries: components["schemas"]["SearchCountry"][];
            teams: components["schemas"]["SearchItem"][];
            tournaments: components["schemas"]["SearchItem"][];
            /** @description Those of the best known clubs; absent if the upstream does not list players. */
            players?: components["schemas"]["SearchPlayer"][];
        };
        SearchPlayer: {
            id: components["schemas"]["Id"];
            en: string;
            zh: string;
            es?: components["schemas"]["SpanishName"];
            /** @description Id of the team in `teams`. */
            team: components["schemas"]["Id"];
            /** @description Shirt number. */
            number?: number;
        };
        /** @description Omitted if it is the English one. */
        SpanishName: string;
        SearchCountry: {
            id: components["schemas"]["Id"];
            en: string;
            zh: string;
            es?: components["schemas"]["SpanishName"];
            logo?: components["schemas"]["ImageUrl"];
        };
        SearchItem: {
            id: components["schemas"]["Id"];
            en: string;
            zh: string;
            es?: components["schemas"]["SpanishName"];
            aliases?: components["schemas"]["Aliases"];
            /** @description Ground and coach in each language, for the teams whose players are listed. */
            keywords?: string[];
            /**
             * @description One syllable per Chinese character of `zh`; present if a character is read differently than `pinyin` of the index says.
             * @example chong qing
             */
            pinyin?: string;
            sportType: components["schemas"]["SportType"];
            country: components["schemas"]["IdOrNone"];
            /** @description Omitted if it is the API's image for this id. */
            logo?: components["schemas"]["ImageUrl"];
            emblem?: components["schemas"]["Emblem"];
        };
        /** @description One change to the list of live matches. */
        LiveEvent: components["schemas"]["LiveReset"] | components["schemas"]["LiveUpsert"] | components["schemas"]["LivePatch"] | components["schemas"]["LiveRemove"];
        /** @description Replaces all earlier state with the current live matches. */
        LiveReset: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "reset";
            at: components["schemas"]["EpochSeconds"];
            matches: components["schemas"]["Match"][];
        };
        /** @description A match has started, or has changed so much that it is sent in full. */
        LiveUpsert: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "upsert";
            at: components["schemas"]["EpochSeconds"];
            match: components["schemas"]["Match"];
        };
        /** @description A JSON merge patch (RFC 7396) for one match. */
        LivePatch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "patch";
            at: components["schemas"]["EpochSeconds"];
            id: components["schemas"]["Id"];
            patch: {
                [key: string]: unknown;
            };
        };
        /** @description A match is no longer live; `match` is its last state. */
        LiveRemove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "remove";
            at: components["schemas"]["EpochSeconds"];
            id: components["schemas"]["Id"];
            match?: components["schemas"]["Match"];
        };
        /** @description An error (RFC 9457). */
        Problem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            status: number;
            detail: string;
            /** Format: uri-reference */
            instance?: string;
            /** @description The id that the server gave the request, included in each of its log lines. */
            requestId: string;
            /** @description The `x-request-id` that the caller sent with it, which others may have sent too. */
            callerRequestId?: string;
            /** @description For bad input, every invalid field. */
            errors?: components["schemas"]["FieldError"][];
        };
        FieldError: {
            field: string;
            /** @enum {string} */
            in: "path" | "query" | "header" | "cookie" | "body";
            message: string;
        };
    };
    responses: {
        /** @description The caller's copy is still current. */
        NotModified: {
            headers: {
                etag: components["headers"]["ETag"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is invalid; `errors` names each invalid field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Credentials are missing or not accepted. */
        Unauthorized: {
            headers: {
                "www-authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing has this id or name. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource already exists. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body exceeds the size limit. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has exceeded the rate limit. */
        TooManyRequests: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The upstream does not offer this. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The response of the upstream is invalid. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Temporarily unavailable; try again later. */
        Unavailable: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The upstream did not respond in time. */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
         * @example zh-CN, zh;q=0.9, en;q=0.5
         */
        AcceptLanguage: string;
        /**
         * @description The day, as yyyyMMdd, from 2000 to 2100.
         * @example 20261120
         */
        Date: components["schemas"]["CompactDate"];
        /**
         * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
         * @example 480
         */
        TimezoneOffset: number;
        /**
         * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
         *     know the zone: a browser may be newer than the server.
         * @example Europe/London
         */
        TimeZone: components["schemas"]["TimeZone"];
        /**
         * @description A sport or esports title; `esports` covers all titles.
         * @example football
         */
        SportType: components["schemas"]["SportType"];
        /**
         * @description Without it, the response covers all sports.
         * @example football
         */
        OnlySportType: components["schemas"]["SportType"];
        /**
         * @description Without it, the news are of all sports.
         * @example football
         */
        NewsSport: components["schemas"]["SportType"];
        /**
         * @description Maximum number of items.
         * @example 16
         */
        Limit: number;
        /**
         * @description `start`, as without it, sorts by start time; `importance` puts the most important first, as `/matches/main` does. Servers may ignore it.
         * @example importance
         */
        MatchOrder: "start" | "importance";
        /**
         * @description Number of days, the given one included; 42 are the weeks of a calendar month.
         * @example 6
         */
        DayCount: number;
        /**
         * @description Maximum number of items; without it, all are returned.
         * @example 16
         */
        LimitOrAll: number;
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Items per page.
         * @example 20
         */
        Size: number;
        /**
         * @description Seasons per page.
         * @example 20
         */
        SeasonsSize: number;
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        LongPage: number;
        /**
         * @description Items per page.
         * @example 100
         */
        LongSize: number;
        /**
         * @description Only items of this country.
         * @example co-eng
         */
        CountryId: components["schemas"]["Id"];
        /**
         * @description Id of the match.
         * @example ma-eng1-2026-12-3
         */
        MatchId: components["schemas"]["Id"];
        /**
         * @description Id of the tournament.
         * @example to-eng1
         */
        TournamentId: components["schemas"]["Id"];
        /**
         * @description Which matches the table counts: `finished`, as without it, or `started`, also those being played, as if they ended with their score. A level one then counts only where matches can be drawn. Of the finished matches, `home` and `away` count for each team those at home or away, `lastFive` the last five. Servers may ignore it: the answer's `matches` says what it counts.
         * @example started
         */
        TableMatches: components["schemas"]["TableMatches"];
        /**
         * @description What leads.
         * @example goals
         */
        LeadersBy: components["schemas"]["LeadersBy"];
        /**
         * @description Maximum number of players.
         * @example 20
         */
        LeadersLimit: number;
        /**
         * @description Id of the player.
         * @example pl-eng-7-9-2025
         */
        PlayerId: components["schemas"]["Id"];
        /**
         * @description Id of the team.
         * @example te-eng-7
         */
        TeamId: components["schemas"]["Id"];
        /**
         * @description Id of the season that the matches are of.
         * @example se-eng1-2025
         */
        OfSeason: components["schemas"]["Id"];
        /**
         * @description Id of the team that the matches are against.
         * @example te-eng-12
         */
        OpponentId: components["schemas"]["Id"];
        /**
         * @description Id of the season.
         * @example se-eng1-2026
         */
        SeasonId: components["schemas"]["Id"];
        /**
         * @description Id of the article.
         * @example ar-report-eng1-2026-12-3
         */
        ArticleId: components["schemas"]["Id"];
        /**
         * @description Name of the page; an unknown name is a 404.
         * @example about
         */
        PageName: string;
        /**
         * @description Kind of the image.
         * @example teams
         */
        ImageKind: "countries" | "teams" | "tournaments" | "bookmakers" | "covers";
        /**
         * @description Id of the country, team, tournament or feature, name of the bookmaker, or for the cover of a match the ids of both teams joined by a hyphen.
         * @example te-eng-7
         */
        ImageName: string;
        /**
         * @description Only matches of this sport.
         * @example football
         */
        StreamSport: components["schemas"]["SportType"];
        /**
         * @description Only these matches, separated by commas.
         * @example [
         *       "ma-eng1-2026-12-3"
         *     ]
         */
        StreamMatches: components["schemas"]["Id"][];
        /**
         * @description Names the session. Clients need not set it.
         * @example Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0
         */
        UserAgent: string;
        /**
         * @description Id of the last event received; the stream resumes after it.
         * @example mi7k2p-481
         */
        LastEventId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Id of this request; the caller's own, if it sent one of 8 to 64 letters, digits, `_`, `.` or `-`.
         * @example 01KAGX4V9S6M2Q7T
         */
        RequestId: string;
        /**
         * @description Instant that the response describes, if the upstream reports it.
         * @example 2026-11-20T20:37:00Z
         */
        WorldNow: string;
        /**
         * @description `real` if the football of this world has real clubs and results, which pages then credit.
         * @example real
         */
        WorldSeasons: "real";
        /**
         * @description Validator of this response.
         * @example W/"5f-2b1c9e"
         */
        ETag: string;
        /**
         * @description How long the response may be cached.
         * @example public, max-age=10, stale-while-revalidate=30
         */
        CacheControl: string;
        /**
         * @description Language of the names in the response.
         * @example en
         */
        ContentLanguage: "en" | "zh" | "es";
        /**
         * @description Seconds to wait before trying again.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description The required authentication scheme, and why the token was rejected.
         * @example Bearer error="invalid_token", error_description="The token has expired"
         */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    logIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the session. Clients need not set it.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0
                 */
                "user-agent"?: components["parameters"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description A new token pair. A server may send it without `data`, at the top of the body; the gateway puts it there. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TokenPair"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The account exists, whatever the body says; log in with the same credentials. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Account"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description A new token pair. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TokenPair"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description The token does not work any more. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        data: true;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        data: true;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEnd"];
            };
        };
        responses: {
            /** @description The sessions have ended. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        data: true;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet of the token's account. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Wallet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    askChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The reply. */
                        data: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listMatches: {
        parameters: {
            query: {
                /**
                 * @description The day, as yyyyMMdd, from 2000 to 2100.
                 * @example 20261120
                 */
                date: components["parameters"]["Date"];
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description A sport or esports title; `esports` covers all titles.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matches that start on the given day in the given time zone, by start time. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Match"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listMatchesToday: {
        parameters: {
            query: {
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description Maximum number of items.
                 * @example 16
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description `start`, as without it, sorts by start time; `importance` puts the most important first, as `/matches/main` does. Servers may ignore it.
                 * @example importance
                 */
                order?: components["parameters"]["MatchOrder"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matches that start today in the given time zone, in the requested order. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Match"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listMatchesTomorrow: {
        parameters: {
            query: {
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description Maximum number of items.
                 * @example 16
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description `start`, as without it, sorts by start time; `importance` puts the most important first, as `/matches/main` does. Servers may ignore it.
                 * @example importance
                 */
                order?: components["parameters"]["MatchOrder"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matches that start tomorrow in the given time zone, in the requested order. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Match"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listMainMatches: {
        parameters: {
            query: {
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description Maximum number of items; without it, all are returned.
                 * @example 16
                 */
                limit?: components["parameters"]["LimitOrAll"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Live and upcoming matches, the most important first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Match"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listLiveMatches: {
        parameters: {
            query?: {
                /**
                 * @description Without it, the response covers all sports.
                 * @example football
                 */
                sportType?: components["parameters"]["OnlySportType"];
                /**
                 * @description Maximum number of items.
                 * @example 16
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description `start`, as without it, sorts by start time; `importance` puts the most important first, as `/matches/main` does. Servers may ignore it.
                 * @example importance
                 */
                order?: components["parameters"]["MatchOrder"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Live matches, whichever day they began, in the requested order. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-seasons": components["headers"]["WorldSeasons"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Match"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    countMatches: {
        parameters: {
            query: {
                /**
                 * @description The day, as yyyyMMdd, from 2000 to 2100.
                 * @example 20261120
                 */
                date: components["parameters"]["Date"];
                /**
                 * @description Number of days, the given one included; 42 are the weeks of a calendar month.
                 * @example 6
                 */
                days?: components["parameters"]["DayCount"];
                /**
                 * @description Without it, the response covers all sports.
                 * @example football
                 */
                sportType?: components["parameters"]["OnlySportType"];
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Numbers of matches by sport, for as many days as requested, in order. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DayCounts"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getMatch: {
        parameters: {
            query: {
                /**
                 * @description Id of the match.
                 * @example ma-eng1-2026-12-3
                 */
                matchId: components["parameters"]["MatchId"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The match. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Match"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getMatchAnalysis: {
        parameters: {
            query: {
                /**
                 * @description Id of the match.
                 * @example ma-eng1-2026-12-3
                 */
                matchId: components["parameters"]["MatchId"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Form and totals of both teams before this match. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchAnalysis"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getMatchTimeline: {
        parameters: {
            query: {
                /**
                 * @description Id of the match.
                 * @example ma-eng1-2026-12-3
                 */
                matchId: components["parameters"]["MatchId"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchTimeline"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getMatchLineups: {
        parameters: {
            query: {
                /**
                 * @description Id of the match.
                 * @example ma-eng1-2026-12-3
                 */
                matchId: components["parameters"]["MatchId"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line-ups. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchLineups"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getMatchStatistics: {
        parameters: {
            query: {
                /**
                 * @description Id of the match.
                 * @example ma-eng1-2026-12-3
                 */
                matchId: components["parameters"]["MatchId"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchStatistics"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getMatchFacts: {
        parameters: {
            query: {
                /**
                 * @description Id of the match.
                 * @example ma-eng1-2026-12-3
                 */
                matchId: components["parameters"]["MatchId"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchFacts"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listOngoingTournaments: {
        parameters: {
            query: {
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description A sport or esports title; `esports` covers all titles.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
                /**
                 * @description Only items of this country.
                 * @example co-eng
                 */
                countryId?: components["parameters"]["CountryId"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tournaments. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tournament"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUpcomingTournaments: {
        parameters: {
            query: {
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description A sport or esports title; `esports` covers all titles.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
                /**
                 * @description Only items of this country.
                 * @example co-eng
                 */
                countryId?: components["parameters"]["CountryId"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tournaments, the next to start first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tournament"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listFinishedTournaments: {
        parameters: {
            query: {
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description A sport or esports title; `esports` covers all titles.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
                /**
                 * @description Only items of this country.
                 * @example co-eng
                 */
                countryId?: components["parameters"]["CountryId"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tournaments, the last to end first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tournament"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCurrentYearTournaments: {
        parameters: {
            query: {
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description A sport or esports title; `esports` covers all titles.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tournaments by year, this year first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TournamentsByYear"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listMajorOngoingEvents: {
        parameters: {
            query: {
                /**
                 * @description A sport or esports title; `esports` covers all titles.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tournaments, the most important first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tournament"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTournament: {
        parameters: {
            query: {
                /**
                 * @description Id of the tournament.
                 * @example to-eng1
                 */
                tournamentId: components["parameters"]["TournamentId"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournament. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tournament"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTournamentUpcomingMatches: {
        parameters: {
            query: {
                /**
                 * @description Id of the tournament.
                 * @example to-eng1
                 */
                tournamentId: components["parameters"]["TournamentId"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["LongPage"];
                /**
                 * @description Items per page.
                 * @example 100
                 */
                size?: components["parameters"]["LongSize"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of matches, the next first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Match"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTournamentFinishedMatches: {
        parameters: {
            query: {
                /**
                 * @description Id of the tournament.
                 * @example to-eng1
                 */
                tournamentId: components["parameters"]["TournamentId"];
                /**
                 * @description Id of the season that the matches are of.
                 * @example se-eng1-2025
                 */
                seasonId?: components["parameters"]["OfSeason"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["LongPage"];
                /**
                 * @description Items per page.
                 * @example 100
                 */
                size?: components["parameters"]["LongSize"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of matches, the last first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Match"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTournamentTable: {
        parameters: {
            query: {
                /**
                 * @description Id of the tournament.
                 * @example to-eng1
                 */
                tournamentId: components["parameters"]["TournamentId"];
                /**
                 * @description Which matches the table counts: `finished`, as without it, or `started`, also those being played, as if they ended with their score. A level one then counts only where matches can be drawn. Of the finished matches, `home` and `away` count for each team those at home or away, `lastFive` the last five. Servers may ignore it: the answer's `matches` says what it counts.
                 * @example started
                 */
                matches?: components["parameters"]["TableMatches"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One table for each stage and group. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Standing"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTournamentLeaders: {
        parameters: {
            query: {
                /**
                 * @description Id of the tournament.
                 * @example to-eng1
                 */
                tournamentId: components["parameters"]["TournamentId"];
                /**
                 * @description Id of the season that the matches are of.
                 * @example se-eng1-2025
                 */
                seasonId?: components["parameters"]["OfSeason"];
                /**
                 * @description What leads.
                 * @example goals
                 */
                by?: components["parameters"]["LeadersBy"];
                /**
                 * @description Maximum number of players.
                 * @example 20
                 */
                limit?: components["parameters"]["LeadersLimit"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leading players. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Leader"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTournamentSeasons: {
        parameters: {
            query: {
                /**
                 * @description Id of the tournament.
                 * @example to-eng1
                 */
                tournamentId: components["parameters"]["TournamentId"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Seasons per page.
                 * @example 20
                 */
                size?: components["parameters"]["SeasonsSize"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seasons, newest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TournamentSeason"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTeam: {
        parameters: {
            query: {
                /**
                 * @description Id of the team.
                 * @example te-eng-7
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team with its statistics. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeamDetails"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTeamUpcomingMatches: {
        parameters: {
            query: {
                /**
                 * @description Id of the team.
                 * @example te-eng-7
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of matches, the next first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Match"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTeamFinishedMatches: {
        parameters: {
            query: {
                /**
                 * @description Id of the team.
                 * @example te-eng-7
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Id of the team that the matches are against.
                 * @example te-eng-12
                 */
                opponentId?: components["parameters"]["OpponentId"];
                /**
                 * @description Id of the season that the matches are of.
                 * @example se-eng1-2025
                 */
                seasonId?: components["parameters"]["OfSeason"];
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of matches, the last first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Match"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTeamUpcomingTournaments: {
        parameters: {
            query: {
                /**
                 * @description Id of the team.
                 * @example te-eng-7
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournaments. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tournament"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTeamFinishedTournaments: {
        parameters: {
            query: {
                /**
                 * @description Id of the team.
                 * @example te-eng-7
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted. Ignored where `timeZone` is given.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description The caller's time zone, by its IANA name. It takes precedence over `timezoneOffset`, which counts where the server does not
                 *     know the zone: a browser may be newer than the server.
                 * @example Europe/London
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournaments, the last to end first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tournament"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTeamRankings: {
        parameters: {
            query: {
                /**
                 * @description A sport or esports title; `esports` covers all titles.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
                /**
                 * @description Only items of this country.
                 * @example co-eng
                 */
                countryId?: components["parameters"]["CountryId"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the ranking. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeamRanking"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTeamSquad: {
        parameters: {
            query: {
                /**
                 * @description Id of the team.
                 * @example te-eng-7
                 */
                teamId: components["parameters"]["TeamId"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The players. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SquadPlayer"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPlayer: {
        parameters: {
            query: {
                /**
                 * @description Id of the player.
                 * @example pl-eng-7-9-2025
                 */
                playerId: components["parameters"]["PlayerId"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlayerDetails"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPlayerMatches: {
        parameters: {
            query: {
                /**
                 * @description Id of the player.
                 * @example pl-eng-7-9-2025
                 */
                playerId: components["parameters"]["PlayerId"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlayerMatch"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPlayers: {
        parameters: {
            query: {
                /**
                 * @description A sport or esports title; `esports` covers all titles.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["LongPage"];
                /**
                 * @description Items per page.
                 * @example 100
                 */
                size?: components["parameters"]["LongSize"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of players. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedPlayer"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getSeasonTable: {
        parameters: {
            query: {
                /**
                 * @description Id of the season.
                 * @example se-eng1-2026
                 */
                seasonId: components["parameters"]["SeasonId"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One table for each stage and group. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Standing"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                /**
                 * @description Without it, the news are of all sports.
                 * @example football
                 */
                sportType?: components["parameters"]["NewsSport"];
                /**
                 * @description Maximum number of items.
                 * @example 16
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news, latest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsItem"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getArticle: {
        parameters: {
            query: {
                /**
                 * @description Id of the article.
                 * @example ar-report-eng1-2026-12-3
                 */
                articleId: components["parameters"]["ArticleId"];
            };
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article; its text never changes. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Article"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getStaticPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Name of the page; an unknown name is a 404.
                 * @example about
                 */
                pageName: components["parameters"]["PageName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page as HTML. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    "content-language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kind of the image.
                 * @example teams
                 */
                kind: components["parameters"]["ImageKind"];
                /**
                 * @description Id of the country, team, tournament or feature, name of the bookmaker, or for the cover of a match the ids of both teams joined by a hyphen.
                 * @example te-eng-7
                 */
                name: components["parameters"]["ImageName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image; it never changes at its URL. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    streamLive: {
        parameters: {
            query?: {
                /**
                 * @description Only matches of this sport.
                 * @example football
                 */
                sportType?: components["parameters"]["StreamSport"];
                /**
                 * @description Only these matches, separated by commas.
                 * @example [
                 *       "ma-eng1-2026-12-3"
                 *     ]
                 */
                matchIds?: components["parameters"]["StreamMatches"];
            };
            header?: {
                /**
                 * @description Id of the last event received; the stream resumes after it.
                 * @example mi7k2p-481
                 */
                "last-event-id"?: components["parameters"]["LastEventId"];
                /**
                 * @description Language of names and texts; `zh` for Chinese, `es` for Spanish, otherwise English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-world-now": components["headers"]["WorldNow"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSearchIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index, the strongest teams of each sport first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["ETag"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchIndex"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
}
