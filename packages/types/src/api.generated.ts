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
        /** Log in */
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
        /** Open an account */
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
         * Trade a refresh token for a new pair
         * @description The old refresh token stops working. One that is used twice ends every session that came from the same login.
         */
        post: operations["refreshTokens"];
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
        /** The balances of the account */
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
         * @description Answers in the language of the question. Open to everybody.
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
        /** The matches of a day */
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
        /** Today's matches */
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
        /** Tomorrow's matches */
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
        /** The matches that most people follow */
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
        /** The matches that are being played */
        get: operations["listLiveMatches"];
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
        /** One match */
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
        /** How the two sides of a match have done */
        get: operations["getMatchAnalysis"];
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
        /** Tournaments that are under way */
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
        /** Tournaments that are to come */
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
        /** Tournaments that are over */
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
        /** This year's tournaments */
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
        /** The great tournaments that are under way */
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
        /** One tournament */
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
        /** Matches of a tournament that are to come or being played */
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
        /** Matches of a tournament that are over */
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
        /** The tables of a tournament in its current season */
        get: operations["getTournamentTable"];
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
        /** One team */
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
        /** Matches of a team that are to come or being played */
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
        /** Matches of a team that are over */
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
        /** Tournaments in which a team plays or will play */
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
        /** Tournaments in which a team has played */
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
        /** Teams by strength */
        get: operations["listTeamRankings"];
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
        /** The tables of a season */
        get: operations["getSeasonTable"];
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
        /** An information page */
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
        /** A crest, an emblem, a flag or a word mark */
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
         * What changes in the live matches
         * @description Server-sent events. Each event's data is a `LiveEvent`; folding them, from the first `reset` on, gives at any moment what `GET /matches/live` answers. An event named `beat`, without data, says four times a minute that the stream still stands.
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
         * What can be searched for
         * @description Every team and tournament once, in both languages and in pinyin, for a search that runs in the browser. The gateway makes it of the lists that the API has, and of those that fail it leaves out what they would have said.
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
         * @description A country, or a region that plays as one.
         * @example co-eng
         */
        CountryId: string;
        /** @example te-eng-7 */
        TeamId: string;
        /** @example ma-eng1-2026-12-3 */
        MatchId: string;
        /** @example to-eng1 */
        TournamentId: string;
        /** @example se-eng1-2026 */
        SeasonId: string;
        /** @example ar-three-changes */
        ArticleId: string;
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
         * @description A day of the calendar as yyyyMMdd.
         * @example 20261120
         */
        CompactDate: string;
        /**
         * @description Seconds since the epoch.
         * @example 1795203600
         */
        EpochSeconds: number;
        /**
         * Format: uri-reference
         * @description Where an image is; a relative one is resolved against the address of the API.
         * @example images/teams/te-eng-7.svg
         */
        ImageUrl: string;
        /** @enum {string} */
        MatchStatus: "ONGOING" | "UPCOMING" | "FINISHED";
        /**
         * @description What the last results have in common.
         * @enum {string}
         */
        StreakType: "win" | "draw" | "loss" | "none";
        /**
         * @description 2 BET365, 3 Crown, 4 10BET, 5 Ladbrokes, 6 Mansion88, 7 Macauslot, 8 SNAI, 9 William Hill, 10 Easybets, 11 Vcbet, 12 EuroBet, 13 Interwetten, 14 12bet, 15 Sbobet, 16 Wewbet, 17 18Bet, 18 Fun88, 21 188bet, 22 Pinnacle.
         * @enum {integer}
         */
        BookmakerNumber: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 21 | 22;
        TokenPair: {
            /** @description A JWT whose payload carries `username` and `exp`. */
            accessToken: string;
            refreshToken: string;
        };
        Credentials: {
            /** @description The e-mail address of the account. */
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
        ChatRequest: {
            /** @description Not only white space. */
            message: string;
            /** @description The username, or a random UUID of the session. */
            userId: string;
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
                USDT: components["schemas"]["Amount"];
                BTC: components["schemas"]["Amount"];
                ETH: components["schemas"]["Amount"];
                TRX: components["schemas"]["Amount"];
            };
            /** @description Today's prices, where the upstream has them. */
            rates?: {
                USDT?: components["schemas"]["Rate"];
                BTC?: components["schemas"]["Rate"];
                ETH?: components["schemas"]["Rate"];
                TRX?: components["schemas"]["Rate"];
            };
        };
        Country: {
            id: components["schemas"]["CountryId"];
            name: string;
            logo: components["schemas"]["ImageUrl"];
        };
        TeamRef: {
            id: components["schemas"]["TeamId"];
            name: string;
            logo: components["schemas"]["ImageUrl"];
            country: components["schemas"]["Country"];
        };
        MatchTournament: {
            id: components["schemas"]["TournamentId"];
            name: string;
            logo: components["schemas"]["ImageUrl"];
            country: components["schemas"]["Country"];
            currentSeason: string;
            currentSeasonId: components["schemas"]["SeasonId"];
            /** @description Null between two stages. */
            currentStage: string | null;
            currentStageId: string | null;
            roundCount: number;
            sportType?: components["schemas"]["SportType"];
        };
        /** @description What one unit staked pays on top of itself; null where there is no quote. */
        NetPrice: number | null;
        HomeTeam: {
            id: components["schemas"]["TeamId"];
            name: string;
            logo: components["schemas"]["ImageUrl"];
            country: components["schemas"]["Country"];
            score: components["schemas"]["Score"];
            homeTeamAsiaOdds: components["schemas"]["NetPrice"];
            homeTeamAsiaOddsBooker: components["schemas"]["BestBooker"];
        };
        AwayTeam: {
            id: components["schemas"]["TeamId"];
            name: string;
            logo: components["schemas"]["ImageUrl"];
            country: components["schemas"]["Country"];
            score: components["schemas"]["Score"];
            awayTeamAsiaOdds: components["schemas"]["NetPrice"];
            awayTeamAsiaOddsBooker: components["schemas"]["BestBooker"];
        };
        /** @description Null before the match begins. */
        Score: number | null;
        /** @description The bookmaker with the best price; null where nobody quotes. */
        BestBooker: components["schemas"]["BookmakerNumber"] | null;
        AsiaQuote: {
            homeWinOdd: components["schemas"]["NetPrice"];
            awayWinOdd: components["schemas"]["NetPrice"];
            homeWinOpening?: components["schemas"]["NetPrice"];
            awayWinOpening?: components["schemas"]["NetPrice"];
            changedAt?: components["schemas"]["EpochSeconds"];
        };
        BookmakerOdds: {
            asia: components["schemas"]["AsiaQuote"];
        };
        /** @description Keyed by the number of the bookmaker. */
        OddsByBookmaker: {
            [key: string]: components["schemas"]["BookmakerOdds"];
        };
        /** @description Where a live match stands. */
        MatchClock: {
            /** @enum {string} */
            phase: "first-half" | "half-time" | "second-half" | "extra-time" | "penalties" | "quarter" | "break" | "overtime" | "map";
            /** @description Which quarter, overtime or map. */
            number?: number;
            /** @description Football: of the match. Else: of the quarter, overtime or map. */
            minute?: number;
            /** @description Minutes beyond the half. */
            stoppage?: number;
        };
        /** @description What was scored in one part of the match. */
        MatchPeriod: {
            /** @enum {string} */
            kind: "half" | "extra-time" | "penalties" | "quarter" | "overtime" | "map";
            number: number;
            /** @description The name of the map. */
            name?: string;
            home: number;
            away: number;
        };
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
            /** @description The score of the home side after it. */
            home?: number;
            /** @description The score of the away side after it. */
            away?: number;
            /** @description The incident as a sentence, in the asked-for language. */
            text: string;
        };
        Match: {
            id: components["schemas"]["MatchId"];
            startTime: components["schemas"]["EpochSeconds"];
            endTime: components["schemas"]["EpochSeconds"];
            statusId: components["schemas"]["MatchStatus"];
            tips: number;
            tournament: components["schemas"]["MatchTournament"];
            season: string;
            homeTeam: components["schemas"]["HomeTeam"];
            awayTeam: components["schemas"]["AwayTeam"];
            odds: components["schemas"]["OddsByBookmaker"];
            /** @description The stage in which the match is played. */
            stage?: string;
            stageId?: string;
            round?: number;
            group?: string;
            /** @description Which tie of a knock-out round it belongs to; the winners of ties 2n − 1 and 2n meet. */
            tie?: number;
            /** @enum {integer} */
            bestOf?: 1 | 3 | 5 | 7;
            clock?: components["schemas"]["MatchClock"];
            periods?: components["schemas"]["MatchPeriod"][];
            incidents?: components["schemas"]["MatchIncident"][];
        };
        SideAnalysis: {
            ranking: number;
            streakType: components["schemas"]["StreakType"];
            streakCount: number;
            /** @description In percent. */
            last6MonthsWinRate: number;
            totalWins: number;
            totalLosses: number;
            totalDraws: number;
        };
        MatchAnalysis: {
            homeTeam: components["schemas"]["SideAnalysis"];
            awayTeam: components["schemas"]["SideAnalysis"];
        };
        /** @enum {string} */
        TournamentType: "league" | "cup" | "continental" | "championship" | "circuit";
        StageDetail: {
            id: string;
            name: string;
            /** @enum {string} */
            kind: "league" | "group" | "knockout" | "playoff";
            startTime: components["schemas"]["EpochSeconds"];
            endTime: components["schemas"]["EpochSeconds"];
        };
        PrizePool: {
            amount: number;
            currency: string;
        };
        Tournament: {
            id: components["schemas"]["TournamentId"];
            sportType: components["schemas"]["SportType"];
            name: string;
            logo: components["schemas"]["ImageUrl"];
            type: components["schemas"]["TournamentType"];
            startTime: components["schemas"]["EpochSeconds"];
            endTime: components["schemas"]["EpochSeconds"];
            currentSeason: string;
            currentSeasonId: components["schemas"]["SeasonId"];
            /** @description Null between two stages. */
            currentStage: string | null;
            currentStageId: string | null;
            currentRound: number | null;
            roundCount: number;
            country: components["schemas"]["Country"];
            stageDetails: components["schemas"]["StageDetail"][];
            division: string | null;
            groups: string[];
            teams: components["schemas"]["TeamRef"][];
            /** @description Null where there is none. */
            prizePool: components["schemas"]["PrizePool"] | null;
        };
        TournamentsByYear: {
            [key: string]: components["schemas"]["Tournament"][];
        };
        StandingRow: {
            team: components["schemas"]["TeamRef"];
            won: number;
            loss: number;
            draw: number;
            goals: number;
            goalsAgainst: number;
            points?: number;
            /** @description The last results, the newest last. */
            form?: ("win" | "draw" | "loss")[];
        };
        /** @description What places of a table lead to. */
        StandingZone: {
            /** @enum {string} */
            kind: "advance" | "playoff" | "continental" | "promotion" | "relegation";
            /** @description The first place of it. */
            from: number;
            /** @description The last place of it. */
            to: number;
            /** @description What it leads to, in the asked-for language. */
            name?: string;
        };
        StandingTable: {
            stage: string;
            group?: string;
            rows: components["schemas"]["StandingRow"][];
            zones?: components["schemas"]["StandingZone"][];
        };
        Standing: {
            tables: components["schemas"]["StandingTable"][];
        };
        /** @description Counts over the last twelve months; further ones may follow. */
        TeamStats: {
            totalMatches: number;
            totalWins: number;
            totalLosses: number;
            totalDraws: number;
            totalWinsInLast30Days: number;
            totalMatchesInLast30Days?: number;
            streakCount: number;
            streakType: components["schemas"]["StreakType"];
            ranking?: number;
            /** @description How many teams there are in the ranking. */
            rankedTeams?: number;
            goals?: number;
            goalsAgainst?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description What is told of a club beside its results. */
        Club: {
            /** @description A year. */
            founded?: number;
            /** @description Where it plays at home. */
            ground?: string;
            coach?: string;
        };
        TeamDetails: {
            team: components["schemas"]["TeamRef"];
            sportType?: components["schemas"]["SportType"];
            club?: components["schemas"]["Club"];
            stats: components["schemas"]["TeamStats"];
            lastMatchTime: components["schemas"]["InstantOrNone"];
            nextMatchTime: components["schemas"]["InstantOrNone"];
        };
        /** @description Seconds since the epoch; null where there is no such match. */
        InstantOrNone: number | null;
        TeamRanking: {
            id: components["schemas"]["TeamId"];
            name: string;
            logo: components["schemas"]["ImageUrl"];
            ranking: number;
            points: number;
            country: components["schemas"]["Country"];
            sportType?: components["schemas"]["SportType"];
            streakCount: number;
            streakType: components["schemas"]["StreakType"];
        };
        /** @description A team in a side list. */
        RankingItem: {
            id: components["schemas"]["TeamId"];
            name: string;
            logo: components["schemas"]["ImageUrl"];
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
            value: components["schemas"]["MatchId"];
        };
        /** @description Sample content of the site. */
        Article: {
            id: components["schemas"]["ArticleId"];
            title: string;
            author: string;
            created_at: components["schemas"]["EpochSeconds"];
            board: components["schemas"]["NewsBoard"];
            image: components["schemas"]["ImageUrl"];
            section: components["schemas"]["ArticleSection"][];
            author_description: string;
        };
        /** @enum {string} */
        NewsBoard: "NEWS" | "GUIDES" | "INTERVIEW" | "ANALYTICS";
        /** @description Sample content of the site. */
        NewsItem: {
            id: components["schemas"]["ArticleId"];
            title: string;
            image: components["schemas"]["ImageUrl"];
            date: string;
            time: string;
        };
        /** @description Sample content of the site. */
        BookmakerOffer: {
            name: string;
            logo: components["schemas"]["ImageUrl"];
            bonus: string;
            label: string;
            code?: string;
        };
        SearchIndex: {
            /** @description How each Chinese character of these names is typed in Latin letters. */
            pinyin: {
                [key: string]: string;
            };
            countries: components["schemas"]["SearchCountry"][];
            teams: components["schemas"]["SearchItem"][];
            tournaments: components["schemas"]["SearchItem"][];
        };
        SearchCountry: {
            id: components["schemas"]["CountryId"];
            en: string;
            zh: string;
            logo: components["schemas"]["ImageUrl"];
        };
        SearchItem: {
            id: components["schemas"]["TeamId"] | components["schemas"]["TournamentId"];
            en: string;
            zh: string;
            /**
             * @description A syllable for each Chinese character of `zh`, where one of them is read in another way than the index says.
             * @example chong qing
             */
            pinyin?: string;
            sportType: components["schemas"]["SportType"];
            country: components["schemas"]["CountryId"];
            /** @description Left out where it is the image that the API draws under this id. */
            logo?: components["schemas"]["ImageUrl"];
        };
        /** @description One change of the live list. */
        LiveEvent: components["schemas"]["LiveReset"] | components["schemas"]["LiveUpsert"] | components["schemas"]["LivePatch"] | components["schemas"]["LiveRemove"];
        /** @description Forget what came before; these are the live matches. */
        LiveReset: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "reset";
            at: components["schemas"]["EpochSeconds"];
            matches: components["schemas"]["Match"][];
        };
        /** @description A match has begun, or has changed in so many ways that all of it is sent. */
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
            id: components["schemas"]["MatchId"];
            patch: {
                [key: string]: unknown;
            };
        };
        /** @description A match is no longer live; its last state comes along. */
        LiveRemove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "remove";
            at: components["schemas"]["EpochSeconds"];
            id: components["schemas"]["MatchId"];
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
            requestId: string;
            /** @description For bad input, each field that is wrong. */
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
        /** @description The caller's copy is still right. */
        NotModified: {
            headers: {
                etag: components["headers"]["ETag"];
                "cache-control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Something in the request is wrong; `errors` names each field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No credentials, or credentials that are not accepted. */
        Unauthorized: {
            headers: {
                "www-authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing bears this id or name. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It exists already. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than is taken. */
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
        /** @description This caller has asked too often. */
        TooManyRequests: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The upstream answered, but not in a way that can be passed on. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not now; later. */
        Unavailable: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The upstream took too long. */
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
         * @description Picks the form of names and texts; `zh` for Chinese, else English.
         * @example zh-CN, zh;q=0.9, en;q=0.5
         */
        AcceptLanguage: string;
        /**
         * @description The day, as yyyyMMdd, from 2000 to 2100.
         * @example 20261120
         */
        Date: components["schemas"]["CompactDate"];
        /**
         * @description Minutes east of UTC, the browser's offset with its sign inverted.
         * @example 480
         */
        TimezoneOffset: number;
        /**
         * @description One sport or esports title; `esports` is all titles together.
         * @example football
         */
        SportType: components["schemas"]["SportType"];
        /**
         * @description At most so many.
         * @example 16
         */
        Limit: number;
        /**
         * @description At most so many; all of them where it is left out.
         * @example 16
         */
        LimitOrAll: number;
        /**
         * @description Which page, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description How many on a page.
         * @example 20
         */
        Size: number;
        /**
         * @description How many on a page.
         * @example 100
         */
        LongSize: number;
        /**
         * @description Only those of this country.
         * @example co-eng
         */
        CountryId: components["schemas"]["CountryId"];
        /**
         * @description The match.
         * @example ma-eng1-2026-12-3
         */
        MatchId: components["schemas"]["MatchId"];
        /**
         * @description The tournament.
         * @example to-eng1
         */
        TournamentId: components["schemas"]["TournamentId"];
        /**
         * @description The team.
         * @example te-eng-7
         */
        TeamId: components["schemas"]["TeamId"];
        /**
         * @description The season.
         * @example se-eng1-2026
         */
        SeasonId: components["schemas"]["SeasonId"];
        /**
         * @description Which page; a name that no page bears is a 404.
         * @example about
         */
        PageName: string;
        /**
         * @description What is drawn.
         * @example teams
         */
        ImageKind: "countries" | "teams" | "tournaments" | "bookmakers";
        /**
         * @description Whose drawing it is.
         * @example te-eng-7
         */
        ImageName: string;
        /**
         * @description Only matches of this sport.
         * @example football
         */
        StreamSport: components["schemas"]["SportType"];
        /**
         * @description Only these matches, parted by commas.
         * @example [
         *       "ma-eng1-2026-12-3"
         *     ]
         */
        StreamMatches: components["schemas"]["MatchId"][];
        /**
         * @description The last event the caller has seen; the stream goes on after it.
         * @example mi7k2p-481
         */
        LastEventId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of this request, in every log line that belongs to it.
         * @example 01KAGX4V9S6M2Q7T
         */
        RequestId: string;
        /**
         * @description The instant for which the answer was made, where the upstream says it.
         * @example 2026-11-20T20:37:00Z
         */
        WorldNow: string;
        /**
         * @description The validator of this answer.
         * @example W/"5f-2b1c9e"
         */
        ETag: string;
        /**
         * @description For how long the answer may be kept.
         * @example public, max-age=10, stale-while-revalidate=30
         */
        CacheControl: string;
        /**
         * @description The language of the names in the answer.
         * @example en
         */
        ContentLanguage: "en" | "zh";
        /**
         * @description In how many seconds to try again.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description What the call needs, and why the token was refused.
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description A new pair of tokens. */
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
            /** @description The account is open; log in with the same words. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Account"];
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
            /** @description A new pair of tokens. */
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
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet of the bearer. */
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
                 * @description Minutes east of UTC, the browser's offset with its sign inverted.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description One sport or esports title; `esports` is all titles together.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches that start on that day in that zone, by start time. */
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
                 * @description Minutes east of UTC, the browser's offset with its sign inverted.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description At most so many.
                 * @example 16
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches that start today in that zone, by start time. */
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
                 * @description Minutes east of UTC, the browser's offset with its sign inverted.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description At most so many.
                 * @example 16
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches that start tomorrow in that zone, by start time. */
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
                 * @description Minutes east of UTC, the browser's offset with its sign inverted.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description At most so many; all of them where it is left out.
                 * @example 16
                 */
                limit?: components["parameters"]["LimitOrAll"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Live and coming matches, the greatest first. */
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
                 * @description At most so many.
                 * @example 16
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live matches, by start time. */
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
    getMatch: {
        parameters: {
            query: {
                /**
                 * @description The match.
                 * @example ma-eng1-2026-12-3
                 */
                matchId: components["parameters"]["MatchId"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
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
                 * @description The match.
                 * @example ma-eng1-2026-12-3
                 */
                matchId: components["parameters"]["MatchId"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both sides before this match. */
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
    listOngoingTournaments: {
        parameters: {
            query: {
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description One sport or esports title; `esports` is all titles together.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
                /**
                 * @description Only those of this country.
                 * @example co-eng
                 */
                countryId?: components["parameters"]["CountryId"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many on a page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
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
                 * @description Minutes east of UTC, the browser's offset with its sign inverted.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description One sport or esports title; `esports` is all titles together.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
                /**
                 * @description Only those of this country.
                 * @example co-eng
                 */
                countryId?: components["parameters"]["CountryId"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many on a page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them, the next to begin first. */
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
                 * @description Minutes east of UTC, the browser's offset with its sign inverted.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description One sport or esports title; `esports` is all titles together.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
                /**
                 * @description Only those of this country.
                 * @example co-eng
                 */
                countryId?: components["parameters"]["CountryId"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many on a page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them, the last to end first. */
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
                 * @description Minutes east of UTC, the browser's offset with its sign inverted.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description One sport or esports title; `esports` is all titles together.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournaments keyed by year, this year first. */
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
                 * @description One sport or esports title; `esports` is all titles together.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The greatest first. */
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
                 * @description The tournament.
                 * @example to-eng1
                 */
                tournamentId: components["parameters"]["TournamentId"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
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
                 * @description The tournament.
                 * @example to-eng1
                 */
                tournamentId: components["parameters"]["TournamentId"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many on a page.
                 * @example 100
                 */
                size?: components["parameters"]["LongSize"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them, the next first. */
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
                 * @description The tournament.
                 * @example to-eng1
                 */
                tournamentId: components["parameters"]["TournamentId"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many on a page.
                 * @example 100
                 */
                size?: components["parameters"]["LongSize"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them, the last first. */
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
                 * @description The tournament.
                 * @example to-eng1
                 */
                tournamentId: components["parameters"]["TournamentId"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
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
    getTeam: {
        parameters: {
            query: {
                /**
                 * @description The team.
                 * @example te-eng-7
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team with its counts. */
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
                 * @description The team.
                 * @example te-eng-7
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many on a page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them, the next first. */
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
                 * @description The team.
                 * @example te-eng-7
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many on a page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them, the last first. */
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
                 * @description The team.
                 * @example te-eng-7
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
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
                 * @description The team.
                 * @example te-eng-7
                 */
                teamId: components["parameters"]["TeamId"];
                /**
                 * @description Minutes east of UTC, the browser's offset with its sign inverted.
                 * @example 480
                 */
                timezoneOffset: components["parameters"]["TimezoneOffset"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
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
                 * @description One sport or esports title; `esports` is all titles together.
                 * @example football
                 */
                sportType: components["parameters"]["SportType"];
                /**
                 * @description Only those of this country.
                 * @example co-eng
                 */
                countryId?: components["parameters"]["CountryId"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many on a page.
                 * @example 20
                 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
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
    getSeasonTable: {
        parameters: {
            query: {
                /**
                 * @description The season.
                 * @example se-eng1-2026
                 */
                seasonId: components["parameters"]["SeasonId"];
            };
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
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
    getStaticPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
                 * @example zh-CN, zh;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Which page; a name that no page bears is a 404.
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
                 * @description What is drawn.
                 * @example teams
                 */
                kind: components["parameters"]["ImageKind"];
                /**
                 * @description Whose drawing it is.
                 * @example te-eng-7
                 */
                name: components["parameters"]["ImageName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image; it never changes under its address. */
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
                 * @description Only these matches, parted by commas.
                 * @example [
                 *       "ma-eng1-2026-12-3"
                 *     ]
                 */
                matchIds?: components["parameters"]["StreamMatches"];
            };
            header?: {
                /**
                 * @description The last event the caller has seen; the stream goes on after it.
                 * @example mi7k2p-481
                 */
                "last-event-id"?: components["parameters"]["LastEventId"];
                /**
                 * @description Picks the form of names and texts; `zh` for Chinese, else English.
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
