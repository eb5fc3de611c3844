// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { Contract } from './contract-types.ts';

export type GatewayOperationId = 'streamLive' | 'getSearchIndex';

export interface ParameterDefaults {
  listMatchesToday: { limit: number };
  listMatchesTomorrow: { limit: number };
  listLiveMatches: { limit: number };
  countMatches: { days: number };
  listOngoingTournaments: { page: number; size: number };
  listUpcomingTournaments: { page: number; size: number };
  listFinishedTournaments: { page: number; size: number };
  listTournamentUpcomingMatches: { page: number; size: number };
  listTournamentFinishedMatches: { page: number; size: number };
  listTournamentLeaders: { limit: number };
  listTournamentSeasons: { page: number; size: number };
  listTeamUpcomingMatches: { page: number; size: number };
  listTeamFinishedMatches: { page: number; size: number };
  listTeamRankings: { page: number; size: number };
  listPlayers: { page: number; size: number };
  listNews: { limit: number };
}

export const contract: Contract = {
 "operations": [
  {
   "id": "logIn",
   "method": "POST",
   "path": "/auth/login",
   "tag": "account",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "user-agent",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string"
     }
    }
   ],
   "body": {
    "$ref": "contract#/components/schemas/Credentials"
   },
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/TokenPair"
       }
      }
     },
     "headers": [
      "x-request-id"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "401": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "www-authenticate"
     ]
    },
    "413": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "415": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "429": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "rateLimit": {
    "max": 10,
    "windowSeconds": 60,
    "by": [
     "address"
    ],
    "failures": {
     "max": 100,
     "by": "username"
    }
   }
  },
  {
   "id": "register",
   "method": "POST",
   "path": "/register",
   "tag": "account",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [],
   "body": {
    "$ref": "contract#/components/schemas/Registration"
   },
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/Account",
        "x-extra": true
       }
      }
     },
     "headers": [
      "x-request-id"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "409": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "413": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "415": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "429": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "rateLimit": {
    "max": 10,
    "windowSeconds": 60,
    "by": [
     "address"
    ]
   }
  },
  {
   "id": "refreshTokens",
   "method": "POST",
   "path": "/auth/refresh",
   "tag": "account",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [],
   "body": {
    "$ref": "contract#/components/schemas/RefreshRequest"
   },
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/TokenPair"
       }
      }
     },
     "headers": [
      "x-request-id"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "401": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "www-authenticate"
     ]
    },
    "413": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "415": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "429": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "rateLimit": {
    "max": 30,
    "windowSeconds": 60,
    "by": [
     "address"
    ]
   }
  },
  {
   "id": "logOut",
   "method": "POST",
   "path": "/auth/logout",
   "tag": "account",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [],
   "body": {
    "$ref": "contract#/components/schemas/RefreshRequest"
   },
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "const": true,
        "type": "boolean"
       }
      }
     },
     "headers": [
      "x-request-id"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "413": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "415": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "429": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "rateLimit": {
    "max": 30,
    "windowSeconds": 60,
    "by": [
     "address"
    ]
   }
  },
  {
   "id": "changePassword",
   "method": "POST",
   "path": "/auth/password",
   "tag": "account",
   "servedBy": "upstream",
   "extra": true,
   "security": "required",
   "parameters": [],
   "body": {
    "$ref": "contract#/components/schemas/PasswordChange"
   },
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "const": true,
        "type": "boolean"
       }
      }
     },
     "headers": [
      "x-request-id"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "401": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "www-authenticate"
     ]
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "413": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "415": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "429": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "rateLimit": {
    "max": 10,
    "windowSeconds": 60,
    "by": [
     "address"
    ]
   }
  },
  {
   "id": "listSessions",
   "method": "GET",
   "path": "/auth/sessions",
   "tag": "account",
   "servedBy": "upstream",
   "extra": true,
   "security": "required",
   "parameters": [],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "maxItems": 100,
        "items": {
         "$ref": "contract#/components/schemas/Session"
        }
       }
      }
     },
     "headers": [
      "x-request-id"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "401": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "www-authenticate"
     ]
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "429": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "rateLimit": {
    "max": 60,
    "windowSeconds": 60,
    "by": [
     "address"
    ]
   }
  },
  {
   "id": "endSessions",
   "method": "POST",
   "path": "/auth/sessions/end",
   "tag": "account",
   "servedBy": "upstream",
   "extra": true,
   "security": "required",
   "parameters": [],
   "body": {
    "$ref": "contract#/components/schemas/SessionEnd"
   },
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "const": true,
        "type": "boolean"
       }
      }
     },
     "headers": [
      "x-request-id"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "401": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "www-authenticate"
     ]
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "413": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "415": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "429": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "rateLimit": {
    "max": 30,
    "windowSeconds": 60,
    "by": [
     "address"
    ]
   }
  },
  {
   "id": "getWallet",
   "method": "GET",
   "path": "/auth/wallet",
   "tag": "account",
   "servedBy": "upstream",
   "security": "required",
   "parameters": [],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/Wallet"
       }
      }
     },
     "headers": [
      "x-request-id"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "401": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "www-authenticate"
     ]
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   }
  },
  {
   "id": "askChat",
   "method": "POST",
   "path": "/ai/chat",
   "tag": "chat",
   "servedBy": "upstream",
   "timeoutSeconds": 60,
   "security": "optional",
   "parameters": [],
   "body": {
    "$ref": "contract#/components/schemas/ChatRequest"
   },
   "extraFields": [
    "timeZone"
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "string",
        "description": "The reply.",
        "maxLength": 4000
       }
      }
     },
     "headers": [
      "x-request-id"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "401": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "www-authenticate"
     ]
    },
    "413": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "415": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "429": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "rateLimit": {
    "max": 20,
    "windowSeconds": 60,
    "by": [
     "address"
    ]
   }
  },
  {
   "id": "listMatches",
   "method": "GET",
   "path": "/matches",
   "tag": "matches",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "date",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/CompactDate"
     }
    },
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "sportType",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/SportType"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Match"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 10,
    "stale": 30,
    "onError": 3600
   }
  },
  {
   "id": "listMatchesToday",
   "method": "GET",
   "path": "/matches/today",
   "tag": "matches",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "limit",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2000,
      "default": 16
     }
    },
    {
     "name": "order",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "enum": [
       "start",
       "importance"
      ]
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Match"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 10,
    "stale": 30,
    "onError": 3600
   }
  },
  {
   "id": "listMatchesTomorrow",
   "method": "GET",
   "path": "/matches/tomorrow",
   "tag": "matches",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "limit",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2000,
      "default": 16
     }
    },
    {
     "name": "order",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "enum": [
       "start",
       "importance"
      ]
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Match"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 30,
    "stale": 60,
    "onError": 3600
   }
  },
  {
   "id": "listMainMatches",
   "method": "GET",
   "path": "/matches/main",
   "tag": "matches",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "limit",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2000
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Match"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 10,
    "stale": 30,
    "onError": 3600
   }
  },
  {
   "id": "listLiveMatches",
   "method": "GET",
   "path": "/matches/live",
   "tag": "matches",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "sportType",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/SportType"
     }
    },
    {
     "name": "limit",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2000,
      "default": 16
     }
    },
    {
     "name": "order",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "enum": [
       "start",
       "importance"
      ]
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Match"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-seasons",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 2,
    "stale": 10,
    "onError": 600
   }
  },
  {
   "id": "countMatches",
   "method": "GET",
   "path": "/matches/counts",
   "tag": "matches",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "date",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/CompactDate"
     }
    },
    {
     "name": "days",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 42,
      "default": 1
     }
    },
    {
     "name": "sportType",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/SportType"
     }
    },
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/DayCounts"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 30,
    "stale": 60,
    "onError": 3600
   }
  },
  {
   "id": "getMatch",
   "method": "GET",
   "path": "/matches/info",
   "tag": "matches",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "matchId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/Match"
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 2,
    "stale": 10,
    "onError": 3600
   }
  },
  {
   "id": "getMatchAnalysis",
   "method": "GET",
   "path": "/matches/analysis",
   "tag": "matches",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "matchId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/MatchAnalysis"
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 60,
    "stale": 300,
    "onError": 86400
   }
  },
  {
   "id": "getMatchTimeline",
   "method": "GET",
   "path": "/matches/timeline",
   "tag": "matches",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "matchId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/MatchTimeline"
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 10,
    "stale": 20,
    "onError": 3600
   }
  },
  {
   "id": "getMatchLineups",
   "method": "GET",
   "path": "/matches/lineups",
   "tag": "matches",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "matchId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/MatchLineups"
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 10,
    "stale": 20,
    "onError": 3600
   }
  },
  {
   "id": "getMatchStatistics",
   "method": "GET",
   "path": "/matches/statistics",
   "tag": "matches",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "matchId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/MatchStatistics"
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 10,
    "stale": 20,
    "onError": 3600
   }
  },
  {
   "id": "getMatchFacts",
   "method": "GET",
   "path": "/matches/facts",
   "tag": "matches",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "matchId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/MatchFacts"
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 30,
    "stale": 120,
    "onError": 86400
   }
  },
  {
   "id": "listOngoingTournaments",
   "method": "GET",
   "path": "/tournaments/ongoing",
   "tag": "tournaments",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "sportType",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/SportType"
     }
    },
    {
     "name": "countryId",
     "in": "query",
     "required": false,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "page",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000,
      "default": 1
     }
    },
    {
     "name": "size",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100,
      "default": 20
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Tournament"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 60,
    "stale": 300,
    "onError": 86400
   }
  },
  {
   "id": "listUpcomingTournaments",
   "method": "GET",
   "path": "/tournaments/upcoming",
   "tag": "tournaments",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "sportType",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/SportType"
     }
    },
    {
     "name": "countryId",
     "in": "query",
     "required": false,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "page",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000,
      "default": 1
     }
    },
    {
     "name": "size",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100,
      "default": 20
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Tournament"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 60,
    "stale": 300,
    "onError": 86400
   }
  },
  {
   "id": "listFinishedTournaments",
   "method": "GET",
   "path": "/tournaments/finished",
   "tag": "tournaments",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "sportType",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/SportType"
     }
    },
    {
     "name": "countryId",
     "in": "query",
     "required": false,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "page",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000,
      "default": 1
     }
    },
    {
     "name": "size",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100,
      "default": 20
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Tournament"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 60,
    "stale": 300,
    "onError": 86400
   }
  },
  {
   "id": "listCurrentYearTournaments",
   "method": "GET",
   "path": "/tournaments/current-year/v2",
   "tag": "tournaments",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "sportType",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/SportType"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/TournamentsByYear"
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 60,
    "stale": 300,
    "onError": 86400
   }
  },
  {
   "id": "listMajorOngoingEvents",
   "method": "GET",
   "path": "/tournaments/major-ongoing-events",
   "tag": "tournaments",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "sportType",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/SportType"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Tournament"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 60,
    "stale": 300,
    "onError": 86400
   }
  },
  {
   "id": "getTournament",
   "method": "GET",
   "path": "/tournaments/info",
   "tag": "tournaments",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "tournamentId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/Tournament"
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 60,
    "stale": 300,
    "onError": 86400
   }
  },
  {
   "id": "listTournamentUpcomingMatches",
   "method": "GET",
   "path": "/tournaments/matches/upcoming",
   "tag": "tournaments",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "tournamentId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "page",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000,
      "default": 1
     }
    },
    {
     "name": "size",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 500,
      "default": 100
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Match"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 10,
    "stale": 60,
    "onError": 3600
   }
  },
  {
   "id": "listTournamentFinishedMatches",
   "method": "GET",
   "path": "/tournaments/matches/finished",
   "tag": "tournaments",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "tournamentId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "seasonId",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "page",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000,
      "default": 1
     }
    },
    {
     "name": "size",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 500,
      "default": 100
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Match"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 10,
    "stale": 60,
    "onError": 3600
   }
  },
  {
   "id": "getTournamentTable",
   "method": "GET",
   "path": "/tournaments/table",
   "tag": "tournaments",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "tournamentId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "matches",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TableMatches"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/Standing"
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 10,
    "stale": 60,
    "onError": 3600
   }
  },
  {
   "id": "listTournamentLeaders",
   "method": "GET",
   "path": "/tournaments/leaders",
   "tag": "tournaments",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "tournamentId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "seasonId",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "by",
     "in": "query",
     "required": false,
     "schema": {
      "$ref": "contract#/components/schemas/LeadersBy"
     }
    },
    {
     "name": "limit",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000,
      "default": 20
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Leader"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 30,
    "stale": 120,
    "onError": 86400
   }
  },
  {
   "id": "listTournamentSeasons",
   "method": "GET",
   "path": "/tournaments/seasons",
   "tag": "tournaments",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "tournamentId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "page",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000,
      "default": 1
     }
    },
    {
     "name": "size",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 30,
      "default": 20
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/TournamentSeason"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 60,
    "stale": 300,
    "onError": 86400
   }
  },
  {
   "id": "getTeam",
   "method": "GET",
   "path": "/teams/details",
   "tag": "teams",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "teamId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/TeamDetails"
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 30,
    "stale": 120,
    "onError": 86400
   }
  },
  {
   "id": "listTeamUpcomingMatches",
   "method": "GET",
   "path": "/teams/matches/upcoming",
   "tag": "teams",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "teamId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "page",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000,
      "default": 1
     }
    },
    {
     "name": "size",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100,
      "default": 20
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Match"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 10,
    "stale": 60,
    "onError": 3600
   }
  },
  {
   "id": "listTeamFinishedMatches",
   "method": "GET",
   "path": "/teams/matches/finished",
   "tag": "teams",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "teamId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "opponentId",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "seasonId",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "page",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000,
      "default": 1
     }
    },
    {
     "name": "size",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100,
      "default": 20
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Match"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 10,
    "stale": 60,
    "onError": 3600
   }
  },
  {
   "id": "listTeamUpcomingTournaments",
   "method": "GET",
   "path": "/teams/tournaments/upcoming",
   "tag": "teams",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "teamId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Tournament"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 60,
    "stale": 300,
    "onError": 86400
   }
  },
  {
   "id": "listTeamFinishedTournaments",
   "method": "GET",
   "path": "/teams/tournaments/finished",
   "tag": "teams",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "teamId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "timezoneOffset",
     "in": "query",
     "required": true,
     "schema": {
      "type": "integer",
      "minimum": -720,
      "maximum": 840
     }
    },
    {
     "name": "timeZone",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "$ref": "contract#/components/schemas/TimeZone"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/Tournament"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 60,
    "stale": 300,
    "onError": 86400
   }
  },
  {
   "id": "listTeamRankings",
   "method": "GET",
   "path": "/teams/rankings",
   "tag": "teams",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "sportType",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/SportType"
     }
    },
    {
     "name": "countryId",
     "in": "query",
     "required": false,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "page",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000,
      "default": 1
     }
    },
    {
     "name": "size",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100,
      "default": 20
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/TeamRanking"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 60,
    "stale": 300,
    "onError": 86400
   }
  },
  {
   "id": "listTeamSquad",
   "method": "GET",
   "path": "/teams/squad",
   "tag": "teams",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "teamId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/SquadPlayer"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 30,
    "stale": 120,
    "onError": 86400
   }
  },
  {
   "id": "getPlayer",
   "method": "GET",
   "path": "/players/info",
   "tag": "players",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "playerId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/PlayerDetails"
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 30,
    "stale": 120,
    "onError": 86400
   }
  },
  {
   "id": "listPlayerMatches",
   "method": "GET",
   "path": "/players/matches",
   "tag": "players",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "playerId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/PlayerMatch"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 30,
    "stale": 120,
    "onError": 86400
   }
  },
  {
   "id": "listPlayers",
   "method": "GET",
   "path": "/players/list",
   "tag": "players",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "sportType",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/SportType"
     }
    },
    {
     "name": "page",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000,
      "default": 1
     }
    },
    {
     "name": "size",
     "in": "query",
     "required": false,
     "extra": true,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 500,
      "default": 100
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/ListedPlayer"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "501": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 600,
    "stale": 3600,
    "onError": 86400
   }
  },
  {
   "id": "getSeasonTable",
   "method": "GET",
   "path": "/seasons/table",
   "tag": "seasons",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "seasonId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/Standing"
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 10,
    "stale": 60,
    "onError": 3600
   }
  },
  {
   "id": "listNews",
   "method": "GET",
   "path": "/news",
   "tag": "content",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "sportType",
     "in": "query",
     "required": false,
     "schema": {
      "$ref": "contract#/components/schemas/SportType"
     }
    },
    {
     "name": "limit",
     "in": "query",
     "required": false,
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2000,
      "default": 16
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "type": "array",
        "items": {
         "$ref": "contract#/components/schemas/NewsItem"
        }
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 30,
    "stale": 300,
    "onError": 86400
   }
  },
  {
   "id": "getArticle",
   "method": "GET",
   "path": "/news/article",
   "tag": "content",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "articleId",
     "in": "query",
     "required": true,
     "schema": {
      "$ref": "contract#/components/schemas/Id"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/Article"
       }
      }
     },
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 300,
    "stale": 3600,
    "onError": 604800
   }
  },
  {
   "id": "getStaticPage",
   "method": "GET",
   "path": "/static/{pageName}.html",
   "tag": "content",
   "servedBy": "upstream",
   "security": "none",
   "parameters": [
    {
     "name": "pageName",
     "in": "path",
     "required": true,
     "schema": {
      "type": "string",
      "pattern": "^[a-z0-9-]{1,64}$"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "text/html",
     "headers": [
      "x-request-id",
      "x-world-now",
      "etag",
      "cache-control",
      "content-language"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 300,
    "stale": 3600,
    "onError": 604800
   }
  },
  {
   "id": "getImage",
   "method": "GET",
   "path": "/images/{kind}/{name}.svg",
   "tag": "content",
   "servedBy": "upstream",
   "extra": true,
   "security": "none",
   "parameters": [
    {
     "name": "kind",
     "in": "path",
     "required": true,
     "schema": {
      "type": "string",
      "enum": [
       "countries",
       "teams",
       "tournaments",
       "bookmakers",
       "covers"
      ]
     }
    },
    {
     "name": "name",
     "in": "path",
     "required": true,
     "schema": {
      "type": "string",
      "pattern": "^[a-z0-9][a-z0-9-]{0,63}$"
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "image/svg+xml",
     "headers": [
      "x-request-id",
      "etag",
      "cache-control"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "404": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 86400,
    "stale": 604800,
    "onError": 2592000
   }
  },
  {
   "id": "streamLive",
   "method": "GET",
   "path": "/live/stream",
   "tag": "live",
   "servedBy": "gateway",
   "security": "none",
   "parameters": [
    {
     "name": "sportType",
     "in": "query",
     "required": false,
     "schema": {
      "$ref": "contract#/components/schemas/SportType"
     }
    },
    {
     "name": "matchIds",
     "in": "query",
     "required": false,
     "list": true,
     "schema": {
      "type": "array",
      "items": {
       "$ref": "contract#/components/schemas/Id"
      },
      "minItems": 1,
      "maxItems": 100,
      "uniqueItems": true
     }
    },
    {
     "name": "last-event-id",
     "in": "header",
     "required": false,
     "schema": {
      "type": "string",
      "pattern": "^[0-9a-z-]{1,64}$"
     }
    },
    {
     "name": "accept-language",
     "in": "header",
     "required": false,
     "extra": true,
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    }
   ],
   "responses": {
    "200": {
     "contentType": "text/event-stream",
     "headers": [
      "x-request-id",
      "x-world-now"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "429": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    }
   }
  },
  {
   "id": "getSearchIndex",
   "method": "GET",
   "path": "/search/index",
   "tag": "search",
   "servedBy": "gateway",
   "security": "none",
   "parameters": [],
   "responses": {
    "200": {
     "contentType": "application/json",
     "schema": {
      "type": "object",
      "required": [
       "data"
      ],
      "properties": {
       "data": {
        "$ref": "contract#/components/schemas/SearchIndex"
       }
      }
     },
     "headers": [
      "x-request-id",
      "etag",
      "cache-control"
     ]
    },
    "304": {
     "headers": [
      "etag",
      "cache-control"
     ]
    },
    "400": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "502": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    },
    "503": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": [
      "retry-after"
     ]
    },
    "504": {
     "contentType": "application/problem+json",
     "schema": {
      "$ref": "contract#/components/schemas/Problem"
     },
     "headers": []
    }
   },
   "cache": {
    "fresh": 600,
    "stale": 86400,
    "onError": 604800
   }
  }
 ],
 "schemas": {
  "$id": "contract",
  "components": {
   "schemas": {
    "Id": {
     "type": "string",
     "description": "Opaque, of any form; it names one thing among those of its kind.",
     "pattern": "^[A-Za-z0-9_.~-]{1,64}$",
     "examples": [
      "nqp2u8jst2alpsx"
     ]
    },
    "IdOrNone": {
     "type": "string",
     "description": "An id, or empty.",
     "pattern": "^[A-Za-z0-9_.~-]{0,64}$",
     "examples": [
      "nqp2u8jst2alpsx"
     ]
    },
    "PageName": {
     "type": "string",
     "description": "One of the eight information pages.",
     "enum": [
      "contacts",
      "about",
      "subscription-policy",
      "jobs",
      "terms-of-service",
      "privacy-policy",
      "cookies",
      "responsible-gaming"
     ]
    },
    "SportType": {
     "type": "string",
     "description": "A sport, all esports together, or one esports title.",
     "enum": [
      "football",
      "basketball",
      "esports",
      "cs2",
      "lol",
      "dota2",
      "valorant",
      "r6",
      "cod",
      "rocket-league",
      "overwatch",
      "aov",
      "pubg",
      "wild-rift"
     ]
    },
    "CompactDate": {
     "type": "string",
     "description": "A calendar day as yyyyMMdd, from 2000 to 2100.",
     "format": "compact-date",
     "pattern": "^(20[0-9]{2}|2100)(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$",
     "not": {
      "pattern": "^(.{4}(02(30|31)|(04|06|09|11)31)|(2100|20([02468][1235679]|[13579][01345789]))0229)$"
     },
     "examples": [
      "20261120"
     ]
    },
    "TimeZone": {
     "type": "string",
     "description": "Name of a time zone in the IANA database. A server that does not know it does without.",
     "format": "time-zone",
     "pattern": "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",
     "maxLength": 64,
     "examples": [
      "Europe/London"
     ]
    },
    "EpochSeconds": {
     "type": "integer",
     "description": "Seconds since the epoch.",
     "minimum": 0,
     "maximum": 4165000000,
     "examples": [
      1795203600
     ]
    },
    "ImageUrl": {
     "type": "string",
     "format": "uri-reference",
     "description": "URL of an image; a relative one is resolved against the base URL of the API.",
     "maxLength": 500,
     "examples": [
      "images/teams/te-eng-7.svg"
     ]
    },
    "MatchStatus": {
     "type": "string",
     "enum": [
      "ONGOING",
      "UPCOMING",
      "FINISHED"
     ]
    },
    "StreakType": {
     "type": "string",
     "description": "Result shared by the latest matches; `none` without any match.",
     "enum": [
      "win",
      "draw",
      "loss",
      "none"
     ]
    },
    "BookmakerNumber": {
     "type": "integer",
     "description": "2 BET365, 3 Crown, 4 10BET, 5 Ladbrokes, 6 Mansion88, 7 Macauslot, 8 SNAI, 9 William Hill, 10 Easybets, 11 Vcbet, 12 EuroBet, 13 Interwetten, 14 12bet, 15 Sbobet, 16 Wewbet, 17 18Bet, 18 Fun88, 21 188bet, 22 Pinnacle.",
     "enum": [
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      11,
      12,
      13,
      14,
      15,
      16,
      17,
      18,
      21,
      22
     ],
     "x-enum-varnames": [
      "BET365",
      "Crown",
      "10BET",
      "Ladbrokes",
      "Mansion88",
      "Macauslot",
      "SNAI",
      "William Hill",
      "Easybets",
      "Vcbet",
      "EuroBet",
      "Interwetten",
      "12bet",
      "Sbobet",
      "Wewbet",
      "18Bet",
      "Fun88",
      "188bet",
      "Pinnacle"
     ]
    },
    "TokenPair": {
     "type": "object",
     "required": [
      "accessToken",
      "refreshToken"
     ],
     "properties": {
      "accessToken": {
       "type": "string",
       "minLength": 1,
       "maxLength": 4096,
       "description": "A JWT whose payload contains `username` and `exp`."
      },
      "refreshToken": {
       "type": "string",
       "minLength": 1,
       "maxLength": 4096
      }
     }
    },
    "Credentials": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "username",
      "password"
     ],
     "properties": {
      "username": {
       "type": "string",
       "minLength": 1,
       "maxLength": 254,
       "description": "E-mail address of the account."
      },
      "password": {
       "type": "string",
       "minLength": 1,
       "maxLength": 256
      }
     }
    },
    "Registration": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "email",
      "password"
     ],
     "properties": {
      "email": {
       "type": "string",
       "format": "email",
       "maxLength": 254
      },
      "password": {
       "type": "string",
       "minLength": 8,
       "maxLength": 256
      }
     }
    },
    "Account": {
     "type": "object",
     "required": [
      "username"
     ],
     "properties": {
      "username": {
       "type": "string",
       "minLength": 1,
       "maxLength": 254
      }
     }
    },
    "RefreshRequest": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "refreshToken"
     ],
     "properties": {
      "refreshToken": {
       "type": "string",
       "minLength": 1,
       "maxLength": 4096
      }
     }
    },
    "PasswordChange": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "currentPassword",
      "newPassword"
     ],
     "properties": {
      "currentPassword": {
       "type": "string",
       "minLength": 1,
       "maxLength": 256
      },
      "newPassword": {
       "type": "string",
       "minLength": 8,
       "maxLength": 256
      }
     }
    },
    "Session": {
     "type": "object",
     "required": [
      "id",
      "startedAt",
      "lastUsedAt",
      "current"
     ],
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 64
      },
      "browser": {
       "type": "string",
       "minLength": 1,
       "maxLength": 40,
       "description": "Name of the browser."
      },
      "system": {
       "type": "string",
       "minLength": 1,
       "maxLength": 40,
       "description": "Name of the operating system."
      },
      "startedAt": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "lastUsedAt": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "current": {
       "type": "boolean",
       "description": "Whether it is the session of the access token."
      }
     }
    },
    "SessionEnd": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "session"
     ],
     "properties": {
      "session": {
       "type": "string",
       "minLength": 1,
       "maxLength": 64,
       "description": "The `id` of a session, or `others`."
      }
     }
    },
    "ChatRequest": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "message",
      "userId"
     ],
     "properties": {
      "message": {
       "type": "string",
       "minLength": 1,
       "maxLength": 500,
       "pattern": "\\S",
       "description": "Must not be only white space."
      },
      "userId": {
       "type": "string",
       "minLength": 1,
       "maxLength": 254,
       "description": "The username, or a random UUID of the session."
      },
      "timeZone": {
       "x-extra": true,
       "$ref": "contract#/components/schemas/TimeZone",
       "description": "The zone of days and times in the reply; UTC without it, or if it is unknown."
      }
     }
    },
    "Currency": {
     "type": "string",
     "enum": [
      "USDT",
      "BTC",
      "ETH",
      "TRX"
     ]
    },
    "Amount": {
     "type": "number",
     "minimum": 0
    },
    "Rate": {
     "type": "object",
     "required": [
      "price",
      "change"
     ],
     "properties": {
      "price": {
       "type": "number",
       "minimum": 0,
       "description": "In USDT."
      },
      "change": {
       "type": "number",
       "description": "Over the last day, in percent."
      }
     }
    },
    "Wallet": {
     "type": "object",
     "required": [
      "balances"
     ],
     "properties": {
      "balances": {
       "type": "object",
       "properties": {
        "USDT": {
         "$ref": "contract#/components/schemas/Amount"
        },
        "BTC": {
         "$ref": "contract#/components/schemas/Amount"
        },
        "ETH": {
         "$ref": "contract#/components/schemas/Amount"
        },
        "TRX": {
         "$ref": "contract#/components/schemas/Amount"
        }
       }
      },
      "rates": {
       "x-extra": true,
       "type": "object",
       "description": "Today's prices, if the upstream provides them.",
       "properties": {
        "USDT": {
         "$ref": "contract#/components/schemas/Rate"
        },
        "BTC": {
         "$ref": "contract#/components/schemas/Rate"
        },
        "ETH": {
         "$ref": "contract#/components/schemas/Rate"
        },
        "TRX": {
         "$ref": "contract#/components/schemas/Rate"
        }
       }
      }
     }
    },
    "Country": {
     "type": "object",
     "description": "With an empty id and name: not known.",
     "required": [
      "id",
      "name"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/IdOrNone"
      },
      "name": {
       "type": "string"
      },
      "logo": {
       "$ref": "contract#/components/schemas/ImageUrl"
      }
     }
    },
    "Emblem": {
     "type": "string",
     "description": "What its crest shows: what the team's name stands for, or the two colours of a real club and how they are divided, such as `bluewhitestripes`. Clients ignore a value that they cannot draw.",
     "pattern": "^[a-z]{2,20}$",
     "examples": [
      "tiger"
     ]
    },
    "TeamTag": {
     "type": "string",
     "description": "Short name of an esports team.",
     "pattern": "^[A-Z0-9]{2,4}$",
     "examples": [
      "HLC"
     ]
    },
    "TeamRef": {
     "type": "object",
     "required": [
      "id",
      "name"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "name": {
       "type": "string",
       "minLength": 1
      },
      "logo": {
       "$ref": "contract#/components/schemas/ImageUrl"
      },
      "emblem": {
       "$ref": "contract#/components/schemas/Emblem",
       "x-extra": true
      },
      "tag": {
       "$ref": "contract#/components/schemas/TeamTag",
       "x-extra": true
      },
      "country": {
       "$ref": "contract#/components/schemas/Country",
       "default": {
        "id": "",
        "name": ""
       }
      }
     }
    },
    "TournamentRank": {
     "type": "integer",
     "description": "Place among the tournaments of all sports by importance; 1 is the most important.",
     "minimum": 1
    },
    "MatchTournament": {
     "type": "object",
     "required": [
      "id",
      "name"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "name": {
       "type": "string",
       "minLength": 1
      },
      "logo": {
       "$ref": "contract#/components/schemas/ImageUrl"
      },
      "country": {
       "$ref": "contract#/components/schemas/Country",
       "default": {
        "id": "",
        "name": ""
       }
      },
      "currentSeason": {
       "type": "string",
       "default": ""
      },
      "currentSeasonId": {
       "$ref": "contract#/components/schemas/IdOrNone",
       "default": ""
      },
      "currentStage": {
       "type": [
        "string",
        "null"
       ],
       "description": "Null between stages.",
       "default": null
      },
      "currentStageId": {
       "type": [
        "string",
        "null"
       ],
       "default": null
      },
      "roundCount": {
       "type": "integer",
       "minimum": 0,
       "default": 0
      },
      "sportType": {
       "$ref": "contract#/components/schemas/SportType",
       "x-extra": true
      },
      "rank": {
       "$ref": "contract#/components/schemas/TournamentRank",
       "x-extra": true
      }
     }
    },
    "NetPrice": {
     "type": [
      "number",
      "null"
     ],
     "description": "Net profit per unit staked; null without a quote.",
     "exclusiveMinimum": 0,
     "maximum": 1000
    },
    "HomeTeam": {
     "type": "object",
     "required": [
      "id",
      "name"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "name": {
       "type": "string",
       "minLength": 1
      },
      "logo": {
       "$ref": "contract#/components/schemas/ImageUrl"
      },
      "emblem": {
       "$ref": "contract#/components/schemas/Emblem",
       "x-extra": true
      },
      "tag": {
       "$ref": "contract#/components/schemas/TeamTag",
       "x-extra": true
      },
      "country": {
       "$ref": "contract#/components/schemas/Country",
       "default": {
        "id": "",
        "name": ""
       }
      },
      "score": {
       "$ref": "contract#/components/schemas/Score",
       "default": null
      },
      "homeTeamAsiaOdds": {
       "$ref": "contract#/components/schemas/NetPrice",
       "default": null
      },
      "homeTeamAsiaOddsBooker": {
       "$ref": "contract#/components/schemas/BestBooker",
       "default": null
      }
     }
    },
    "AwayTeam": {
     "type": "object",
     "required": [
      "id",
      "name"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "name": {
       "type": "string",
       "minLength": 1
      },
      "logo": {
       "$ref": "contract#/components/schemas/ImageUrl"
      },
      "emblem": {
       "$ref": "contract#/components/schemas/Emblem",
       "x-extra": true
      },
      "tag": {
       "$ref": "contract#/components/schemas/TeamTag",
       "x-extra": true
      },
      "country": {
       "$ref": "contract#/components/schemas/Country",
       "default": {
        "id": "",
        "name": ""
       }
      },
      "score": {
       "$ref": "contract#/components/schemas/Score",
       "default": null
      },
      "awayTeamAsiaOdds": {
       "$ref": "contract#/components/schemas/NetPrice",
       "default": null
      },
      "awayTeamAsiaOddsBooker": {
       "$ref": "contract#/components/schemas/BestBooker",
       "default": null
      }
     }
    },
    "Score": {
     "type": [
      "integer",
      "null"
     ],
     "description": "Null before the match starts.",
     "minimum": 0,
     "maximum": 999
    },
    "BestBooker": {
     "description": "Bookmaker with the best price; null without a quote.",
     "oneOf": [
      {
       "$ref": "contract#/components/schemas/BookmakerNumber"
      },
      {
       "type": "null"
      }
     ]
    },
    "AsiaQuote": {
     "type": "object",
     "properties": {
      "homeWinOdd": {
       "$ref": "contract#/components/schemas/NetPrice",
       "default": null
      },
      "awayWinOdd": {
       "$ref": "contract#/components/schemas/NetPrice",
       "default": null
      },
      "homeWinOpening": {
       "$ref": "contract#/components/schemas/NetPrice",
       "x-extra": true
      },
      "awayWinOpening": {
       "$ref": "contract#/components/schemas/NetPrice",
       "x-extra": true
      },
      "changedAt": {
       "$ref": "contract#/components/schemas/EpochSeconds",
       "x-extra": true
      }
     }
    },
    "BookmakerOdds": {
     "type": "object",
     "properties": {
      "asia": {
       "$ref": "contract#/components/schemas/AsiaQuote",
       "default": {}
      }
     }
    },
    "OddsByBookmaker": {
     "type": "object",
     "description": "Odds keyed by bookmaker number.",
     "propertyNames": {
      "pattern": "^([2-9]|1[0-8]|21|22)$"
     },
     "additionalProperties": {
      "$ref": "contract#/components/schemas/BookmakerOdds"
     }
    },
    "MatchClock": {
     "type": "object",
     "description": "Progress of a live match.",
     "required": [
      "phase"
     ],
     "properties": {
      "phase": {
       "type": "string",
       "enum": [
        "first-half",
        "half-time",
        "second-half",
        "extra-time",
        "penalties",
        "quarter",
        "break",
        "overtime",
        "map"
       ]
      },
      "number": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20,
       "description": "Number of the quarter, overtime or map."
      },
      "minute": {
       "type": "integer",
       "minimum": 0,
       "maximum": 200,
       "description": "Minute of the match in football, otherwise of the quarter, overtime or map."
      },
      "stoppage": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20,
       "description": "Minutes of stoppage time."
      },
      "countdown": {
       "$ref": "contract#/components/schemas/Countdown"
      }
     }
    },
    "Countdown": {
     "type": "object",
     "description": "The game clock of a basketball match, which counts down.",
     "required": [
      "at",
      "seconds"
     ],
     "properties": {
      "at": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "seconds": {
       "type": "integer",
       "minimum": 0,
       "maximum": 1200,
       "description": "Seconds left in the quarter or overtime at this instant."
      },
      "pace": {
       "type": "number",
       "exclusiveMinimum": 0,
       "maximum": 600,
       "description": "After as many seconds one is left less, again and again; without it the clock stands."
      }
     }
    },
    "MatchPeriod": {
     "type": "object",
     "description": "Score of one part of the match.",
     "required": [
      "kind",
      "number",
      "home",
      "away"
     ],
     "properties": {
      "kind": {
       "type": "string",
       "enum": [
        "half",
        "extra-time",
        "penalties",
        "quarter",
        "overtime",
        "map"
       ]
      },
      "number": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20
      },
      "name": {
       "type": "string",
       "minLength": 1,
       "description": "Name of the map."
      },
      "home": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "away": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      }
     }
    },
    "MatchComment": {
     "type": "object",
     "description": "A line of the commentary between the incidents.",
     "required": [
      "id",
      "kind",
      "at",
      "text"
     ],
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80
      },
      "kind": {
       "type": "string",
       "minLength": 1,
       "maxLength": 40,
       "examples": [
        "chance",
        "save",
        "corner",
        "free-kick",
        "foul",
        "offside",
        "substitution",
        "added-time",
        "run",
        "three-pointer"
       ]
      },
      "at": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "side": {
       "type": "string",
       "enum": [
        "home",
        "away"
       ]
      },
      "minute": {
       "type": "integer",
       "minimum": 0,
       "maximum": 200
      },
      "stoppage": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20
      },
      "player": {
       "type": "string",
       "minLength": 1,
       "description": "Of a substitution, the player who comes on."
      },
      "playerId": {
       "$ref": "contract#/components/schemas/Id"
      },
      "replaced": {
       "type": "string",
       "minLength": 1,
       "description": "The player who goes off."
      },
      "replacedId": {
       "$ref": "contract#/components/schemas/Id"
      },
      "quarter": {
       "$ref": "contract#/components/schemas/QuarterNumber"
      },
      "left": {
       "$ref": "contract#/components/schemas/SecondsLeft"
      },
      "text": {
       "type": "string",
       "minLength": 1,
       "description": "The line as a sentence, in the requested language."
      }
     }
    },
    "QuarterNumber": {
     "type": "integer",
     "minimum": 1,
     "maximum": 20,
     "description": "Number of the quarter in basketball; 5 is the first overtime."
    },
    "SecondsLeft": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1200,
     "description": "Seconds left on the game clock of the quarter."
    },
    "MatchIncident": {
     "type": "object",
     "required": [
      "id",
      "kind",
      "at",
      "text"
     ],
     "properties": {
      "id": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80
      },
      "kind": {
       "type": "string",
       "enum": [
        "goal",
        "own-goal",
        "penalty-goal",
        "penalty-missed",
        "yellow-card",
        "red-card",
        "shootout-goal",
        "shootout-missed",
        "period-start",
        "period-end",
        "lead-change",
        "map-won",
        "match-end"
       ]
      },
      "at": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "side": {
       "type": "string",
       "enum": [
        "home",
        "away"
       ]
      },
      "minute": {
       "type": "integer",
       "minimum": 0,
       "maximum": 200
      },
      "stoppage": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20
      },
      "player": {
       "type": "string",
       "minLength": 1
      },
      "playerId": {
       "$ref": "contract#/components/schemas/Id"
      },
      "assist": {
       "type": "string",
       "minLength": 1,
       "description": "The player who made the goal."
      },
      "assistId": {
       "$ref": "contract#/components/schemas/Id"
      },
      "home": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999,
       "description": "Home score after the incident."
      },
      "away": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999,
       "description": "Away score after the incident."
      },
      "quarter": {
       "$ref": "contract#/components/schemas/QuarterNumber"
      },
      "left": {
       "$ref": "contract#/components/schemas/SecondsLeft"
      },
      "text": {
       "type": "string",
       "minLength": 1,
       "description": "The incident as a sentence, in the requested language."
      }
     }
    },
    "Covered": {
     "type": "boolean",
     "enum": [
      true
     ],
     "description": "Set by the site where a visitor covers results: they are left out, or zero where they are required. No API sends it."
    },
    "Match": {
     "type": "object",
     "required": [
      "id",
      "startTime",
      "statusId",
      "homeTeam",
      "awayTeam"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "startTime": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "endTime": {
       "$ref": "contract#/components/schemas/EpochSeconds",
       "default": 0,
       "description": "Without it the gateway estimates it from the start time."
      },
      "statusId": {
       "$ref": "contract#/components/schemas/MatchStatus"
      },
      "tips": {
       "type": "integer",
       "minimum": 0,
       "default": 0
      },
      "tournament": {
       "$ref": "contract#/components/schemas/MatchTournament",
       "default": {
        "id": "unknown",
        "name": "–"
       }
      },
      "season": {
       "type": "string",
       "default": ""
      },
      "homeTeam": {
       "$ref": "contract#/components/schemas/HomeTeam"
      },
      "awayTeam": {
       "$ref": "contract#/components/schemas/AwayTeam"
      },
      "odds": {
       "$ref": "contract#/components/schemas/OddsByBookmaker",
       "default": {}
      },
      "stage": {
       "type": "string",
       "minLength": 1,
       "description": "Stage in which the match is played.",
       "x-extra": true
      },
      "stageId": {
       "type": "string",
       "minLength": 1,
       "x-extra": true
      },
      "round": {
       "type": "integer",
       "minimum": 1,
       "x-extra": true
      },
      "roundKind": {
       "x-extra": true,
       "type": "string",
       "description": "The knock-out round that it is in.",
       "enum": [
        "final",
        "semi-final",
        "quarter-final",
        "round-of-16",
        "round-of-32"
       ]
      },
      "group": {
       "type": "string",
       "minLength": 1,
       "x-extra": true
      },
      "tie": {
       "type": "integer",
       "minimum": 1,
       "maximum": 64,
       "description": "Number of the tie within its knock-out round; the winners of ties 2n − 1 and 2n meet.",
       "x-extra": true
      },
      "bestOf": {
       "type": "integer",
       "enum": [
        1,
        3,
        5,
        7
       ],
       "x-extra": true
      },
      "covered": {
       "$ref": "contract#/components/schemas/Covered",
       "x-extra": true
      },
      "clock": {
       "$ref": "contract#/components/schemas/MatchClock",
       "x-extra": true
      },
      "periods": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/MatchPeriod"
       },
       "x-extra": true
      },
      "incidents": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/MatchIncident"
       },
       "x-extra": true
      },
      "commentary": {
       "x-extra": true,
       "type": "array",
       "description": "What else happened, in the order of time. Lists of matches may leave it out.",
       "items": {
        "$ref": "contract#/components/schemas/MatchComment"
       }
      },
      "without": {
       "x-extra": true,
       "type": "array",
       "description": "What the match does not have: its operation has nothing to answer.",
       "items": {
        "type": "string",
        "enum": [
         "lineups",
         "statistics"
        ]
       }
      }
     }
    },
    "TimelineSeconds": {
     "type": "integer",
     "description": "Seconds from the start time of the match; negative before it.",
     "minimum": -40000000,
     "maximum": 1000000
    },
    "TimelineInstants": {
     "type": "array",
     "description": "When each entry of the other lists begins to hold, in ascending order.",
     "items": {
      "$ref": "contract#/components/schemas/TimelineSeconds"
     }
    },
    "TimelineScores": {
     "type": "object",
     "description": "The score from each instant on. All lists have the same length.",
     "required": [
      "at",
      "home",
      "away"
     ],
     "properties": {
      "at": {
       "$ref": "contract#/components/schemas/TimelineInstants"
      },
      "home": {
       "type": "array",
       "items": {
        "type": "integer",
        "minimum": 0,
        "maximum": 999
       }
      },
      "away": {
       "type": "array",
       "items": {
        "type": "integer",
        "minimum": 0,
        "maximum": 999
       }
      }
     }
    },
    "TimelineValues": {
     "type": "object",
     "description": "A number from each instant on. Both lists have the same length.",
     "required": [
      "at",
      "value"
     ],
     "properties": {
      "at": {
       "$ref": "contract#/components/schemas/TimelineInstants"
      },
      "value": {
       "type": "array",
       "items": {
        "type": "integer",
        "minimum": 0,
        "maximum": 4165000000
       }
      }
     }
    },
    "TimelinePeriod": {
     "type": "object",
     "description": "The score of one part of the match; its first entry is its beginning. All lists have the same length.",
     "required": [
      "kind",
      "number",
      "at",
      "home",
      "away"
     ],
     "properties": {
      "kind": {
       "type": "string",
       "enum": [
        "half",
        "extra-time",
        "penalties",
        "quarter",
        "overtime",
        "map"
       ]
      },
      "number": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20
      },
      "name": {
       "type": "string",
       "minLength": 1,
       "description": "Name of the map."
      },
      "at": {
       "$ref": "contract#/components/schemas/TimelineInstants"
      },
      "home": {
       "type": "array",
       "minItems": 1,
       "items": {
        "type": "integer",
        "minimum": 0,
        "maximum": 999
       }
      },
      "away": {
       "type": "array",
       "minItems": 1,
       "items": {
        "type": "integer",
        "minimum": 0,
        "maximum": 999
       }
      }
     }
    },
    "TimelineClock": {
     "type": "object",
     "description": "The clock from an instant on, until the next one begins.",
     "required": [
      "at",
      "phase"
     ],
     "properties": {
      "at": {
       "$ref": "contract#/components/schemas/TimelineSeconds"
      },
      "phase": {
       "type": "string",
       "enum": [
        "first-half",
        "half-time",
        "second-half",
        "extra-time",
        "penalties",
        "quarter",
        "break",
        "overtime",
        "map"
       ]
      },
      "number": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20,
       "description": "Number of the quarter, overtime or map."
      },
      "minute": {
       "type": "integer",
       "minimum": 0,
       "maximum": 200,
       "description": "Minute at this instant."
      },
      "stoppage": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20,
       "description": "Minutes of stoppage time."
      },
      "secondsPerMinute": {
       "type": "number",
       "exclusiveMinimum": 0,
       "maximum": 600,
       "description": "After as many seconds the minute grows by one, again and again; without it the clock stands."
      },
      "countdown": {
       "$ref": "contract#/components/schemas/Countdown"
      },
      "lastMinute": {
       "type": "integer",
       "minimum": 1,
       "maximum": 200,
       "description": "The minute does not exceed it: further ones are `stoppage`."
      }
     }
    },
    "TimelinePrices": {
     "type": "object",
     "description": "The quotes of a bookmaker. All lists have the same length.",
     "required": [
      "bookmaker",
      "at",
      "home",
      "away"
     ],
     "properties": {
      "bookmaker": {
       "$ref": "contract#/components/schemas/BookmakerNumber"
      },
      "homeOpening": {
       "$ref": "contract#/components/schemas/NetPrice"
      },
      "awayOpening": {
       "$ref": "contract#/components/schemas/NetPrice"
      },
      "at": {
       "$ref": "contract#/components/schemas/TimelineInstants"
      },
      "home": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/NetPrice"
       }
      },
      "away": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/NetPrice"
       }
      },
      "changedBefore": {
       "type": "array",
       "description": "How many seconds before its instant each quote had its `changedAt`, null without one; without this list all are 0.",
       "items": {
        "type": [
         "integer",
         "null"
        ]
       }
      }
     }
    },
    "TimelineStage": {
     "type": "object",
     "description": "Season and stage of the tournament from an instant on.",
     "required": [
      "at",
      "currentSeason",
      "currentSeasonId",
      "currentStage",
      "currentStageId",
      "roundCount"
     ],
     "properties": {
      "at": {
       "$ref": "contract#/components/schemas/TimelineSeconds"
      },
      "currentSeason": {
       "type": "string"
      },
      "currentSeasonId": {
       "$ref": "contract#/components/schemas/IdOrNone"
      },
      "currentStage": {
       "type": [
        "string",
        "null"
       ],
       "description": "Null between stages."
      },
      "currentStageId": {
       "type": [
        "string",
        "null"
       ]
      },
      "roundCount": {
       "type": "integer",
       "minimum": 0
      }
     }
    },
    "TimelineStatistic": {
     "type": "object",
     "description": "A row of the statistics of a period from each instant on; its first entry is the beginning of the period. All lists have the same length.",
     "required": [
      "kind",
      "key",
      "at",
      "home",
      "away"
     ],
     "properties": {
      "kind": {
       "$ref": "contract#/components/schemas/StatisticsPeriodKind"
      },
      "number": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20
      },
      "key": {
       "$ref": "contract#/components/schemas/StatisticKey"
      },
      "at": {
       "$ref": "contract#/components/schemas/TimelineInstants"
      },
      "home": {
       "type": "array",
       "minItems": 1,
       "items": {
        "$ref": "contract#/components/schemas/StatisticValue"
       }
      },
      "away": {
       "type": "array",
       "minItems": 1,
       "items": {
        "$ref": "contract#/components/schemas/StatisticValue"
       }
      }
     }
    },
    "TimelineMomentum": {
     "type": "object",
     "description": "Who pressed, as each entry says of the time since the one before it. Both lists have the same length.",
     "required": [
      "at",
      "value"
     ],
     "properties": {
      "at": {
       "$ref": "contract#/components/schemas/TimelineInstants"
      },
      "value": {
       "type": "array",
       "description": "Above zero the home side pressed, below zero the away side.",
       "items": {
        "type": "integer",
        "minimum": -100,
        "maximum": 100
       }
      }
     }
    },
    "PlayerAction": {
     "type": "string",
     "description": "What a player does. A made basket is `two`, `three` or `freeThrow`, and a shot is made or missed. `on` and `off` are on and\noff the court; those who begin come on at 0, and at the end all go off. The first kill of a round is also its `openingKill`, and a\n`goal` is also a shot.\n",
     "enum": [
      "on",
      "off",
      "two",
      "three",
      "freeThrow",
      "twoMissed",
      "threeMissed",
      "freeThrowMissed",
      "offensiveRebound",
      "defensiveRebound",
      "assist",
      "steal",
      "block",
      "turnover",
      "foul",
      "kill",
      "death",
      "openingKill",
      "plant",
      "defuse",
      "goal",
      "shot",
      "save",
      "demolition"
     ]
    },
    "TimelinePlayer": {
     "type": "object",
     "required": [
      "side",
      "player"
     ],
     "properties": {
      "side": {
       "type": "string",
       "enum": [
        "home",
        "away"
       ]
      },
      "player": {
       "$ref": "contract#/components/schemas/PlayerRef"
      },
      "number": {
       "type": "integer",
       "minimum": 0,
       "maximum": 99
      },
      "position": {
       "$ref": "contract#/components/schemas/PlayerPosition"
      },
      "starter": {
       "type": "boolean",
       "enum": [
        true
       ]
      }
     }
    },
    "TimelineBoxScore": {
     "type": "object",
     "description": "What each player did, in the order of time. The lists but `players` have the same length.",
     "required": [
      "players",
      "at",
      "player",
      "action"
     ],
     "properties": {
      "players": {
       "type": "array",
       "maxItems": 60,
       "items": {
        "$ref": "contract#/components/schemas/TimelinePlayer"
       }
      },
      "at": {
       "$ref": "contract#/components/schemas/TimelineInstants"
      },
      "player": {
       "type": "array",
       "description": "Indexes in `players`.",
       "items": {
        "type": "integer",
        "minimum": 0,
        "maximum": 59
       }
      },
      "action": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/PlayerAction"
       }
      },
      "counts": {
       "type": "array",
       "description": "What an esports title counts of its players; without it, everything is counted as in basketball.",
       "maxItems": 20,
       "items": {
        "type": "string",
        "enum": [
         "kills",
         "deaths",
         "assists",
         "openingKills",
         "plants",
         "defuses",
         "goals",
         "shots",
         "saves",
         "demolitions"
        ]
       }
      },
      "score": {
       "type": "string",
       "enum": [
        "rounds",
        "points"
       ],
       "description": "The row that is the score of each map, where it is no count of a player."
      }
     }
    },
    "MatchTimeline": {
     "type": "object",
     "description": "The history of a match as changes, each with its instant, in the order of time.",
     "required": [
      "matchId",
      "startTime",
      "from",
      "to",
      "prices"
     ],
     "properties": {
      "matchId": {
       "$ref": "contract#/components/schemas/Id"
      },
      "startTime": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "from": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "to": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "observed": {
       "type": "boolean",
       "enum": [
        true
       ],
       "description": "Its instants are those of polls: a change may be a few seconds older."
      },
      "startedAt": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "endedAt": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "clock": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/TimelineClock"
       }
      },
      "score": {
       "$ref": "contract#/components/schemas/TimelineScores"
      },
      "periods": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/TimelinePeriod"
       }
      },
      "incidents": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/MatchIncident"
       }
      },
      "commentary": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/MatchComment"
       }
      },
      "prices": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/TimelinePrices"
       }
      },
      "tips": {
       "$ref": "contract#/components/schemas/TimelineValues"
      },
      "endTime": {
       "$ref": "contract#/components/schemas/TimelineValues"
      },
      "tournament": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/TimelineStage"
       }
      },
      "statistics": {
       "type": "array",
       "description": "What `GET /matches/statistics` said at every instant; without it, its rows are counts of `boxScore`. In esports, only the rows of each map that no player has: others are the scores of the maps and counts of `boxScore`, and those of the match are sums.",
       "items": {
        "$ref": "contract#/components/schemas/TimelineStatistic"
       }
      },
      "momentum": {
       "$ref": "contract#/components/schemas/TimelineMomentum"
      },
      "boxScore": {
       "$ref": "contract#/components/schemas/TimelineBoxScore"
      }
     }
    },
    "PlayerRef": {
     "type": "object",
     "required": [
      "id",
      "name"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "name": {
       "type": "string",
       "minLength": 1
      }
     }
    },
    "PlayerPosition": {
     "type": "string",
     "description": "In football the line, otherwise the role.",
     "enum": [
      "goalkeeper",
      "defender",
      "midfielder",
      "forward",
      "point-guard",
      "shooting-guard",
      "small-forward",
      "power-forward",
      "center",
      "in-game-leader",
      "entry-fragger",
      "rifler",
      "awper",
      "sniper",
      "anchor",
      "flex",
      "slayer",
      "duelist",
      "initiator",
      "controller",
      "sentinel",
      "top-laner",
      "jungler",
      "mid-laner",
      "bot-laner",
      "carry",
      "offlaner",
      "soft-support",
      "support",
      "tank",
      "damage",
      "striker",
      "playmaker",
      "substitute"
     ]
    },
    "LineupPlayer": {
     "type": "object",
     "required": [
      "player"
     ],
     "properties": {
      "player": {
       "$ref": "contract#/components/schemas/PlayerRef"
      },
      "number": {
       "type": "integer",
       "minimum": 0,
       "maximum": 99,
       "description": "Shirt number."
      },
      "position": {
       "$ref": "contract#/components/schemas/PlayerPosition"
      }
     }
    },
    "Substitution": {
     "type": "object",
     "required": [
      "at",
      "off",
      "on"
     ],
     "properties": {
      "at": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "minute": {
       "type": "integer",
       "minimum": 0,
       "maximum": 200,
       "description": "Minute of the match."
      },
      "stoppage": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20
      },
      "off": {
       "$ref": "contract#/components/schemas/PlayerRef"
      },
      "on": {
       "$ref": "contract#/components/schemas/PlayerRef"
      }
     }
    },
    "Lineup": {
     "type": "object",
     "description": "One side.",
     "required": [
      "starters",
      "bench",
      "substitutions"
     ],
     "properties": {
      "formation": {
       "type": "string",
       "pattern": "^[1-9](-[1-9]){1,5}$",
       "description": "Players per line, from the back, without the goalkeeper.",
       "examples": [
        "4-2-3-1"
       ]
      },
      "coach": {
       "type": "string",
       "minLength": 1
      },
      "starters": {
       "type": "array",
       "description": "In the order of the formation, from the back, each line from its right to its left as the team sees it.",
       "maxItems": 11,
       "uniqueItems": true,
       "items": {
        "$ref": "contract#/components/schemas/LineupPlayer"
       }
      },
      "bench": {
       "type": "array",
       "maxItems": 30,
       "uniqueItems": true,
       "items": {
        "$ref": "contract#/components/schemas/LineupPlayer"
       }
      },
      "substitutions": {
       "type": "array",
       "maxItems": 400,
       "description": "In the order of time.",
       "items": {
        "$ref": "contract#/components/schemas/Substitution"
       }
      }
     }
    },
    "MatchLineups": {
     "type": "object",
     "required": [
      "home",
      "away"
     ],
     "properties": {
      "expected": {
       "type": "boolean",
       "enum": [
        true
       ],
       "description": "The line-ups of each team's last match; those of this one are not known yet."
      },
      "home": {
       "$ref": "contract#/components/schemas/Lineup"
      },
      "away": {
       "$ref": "contract#/components/schemas/Lineup"
      },
      "veto": {
       "type": "array",
       "description": "How the maps of an esports match were chosen, in this order.",
       "maxItems": 20,
       "items": {
        "$ref": "contract#/components/schemas/VetoStep"
       }
      }
     }
    },
    "VetoStep": {
     "type": "object",
     "required": [
      "action",
      "map"
     ],
     "properties": {
      "side": {
       "type": "string",
       "enum": [
        "home",
        "away"
       ],
       "description": "Whose step it is; the map that is left is nobody's."
      },
      "action": {
       "type": "string",
       "enum": [
        "ban",
        "pick",
        "left"
       ]
      },
      "map": {
       "type": "string",
       "minLength": 1
      }
     }
    },
    "StatisticKey": {
     "type": "string",
     "description": "What a row counts. More keys may come: clients leave out those that they do not know.\n\nIn football:\n\n- `possession`: percent of the time; both sides have 100 together.\n- `shots`: `shotsOnTarget`, which are goals and saves, `shotsOffTarget` and `shotsBlocked` together. An own goal is no shot.\n- `expectedGoals`: the chances of the shots to go in, added up.\n- `corners`, `fouls`, `offsides`; `yellowCards` and `redCards`, as many as the incidents have.\n- `saves`: shots on target of the other side that were no goals.\n- `passes`.\n\nIn basketball:\n\n- `fieldGoals`, `threePointers` and `freeThrows` are made, of `fieldGoalsAttempted`, `threePointersAttempted` and\n  `freeThrowsAttempted`. A three-pointer is a field goal too.\n- `rebounds`, of which `offensiveRebounds`; `assists`, `steals`, `blocks`, `turnovers`, `fouls`.\n- `biggestLead` in points, and `longestRun`, the most points without one of the other side; of a part, within that part.\n\nIn esports, what the title has of these:\n\n- `rounds`, of which `roundsAttack` and `roundsDefence` by the half; `goals`; `points`.\n- `kills`, `assists`, and `openingKills`, the first ones of their rounds.\n- `plants` and `defuses` of the bomb; `towers`, `dragons`, `barons` and `roshans`; `shots`, `saves`, `demolitions`.\n- `moneySpent`, and `ecoWins`, rounds won with less than 60 % of the other side's spending; `gold` earned.\n",
     "pattern": "^[a-z][A-Za-z0-9]*$",
     "maxLength": 40,
     "examples": [
      "possession",
      "shots",
      "shotsOnTarget",
      "shotsOffTarget",
      "shotsBlocked",
      "expectedGoals",
      "corners",
      "fouls",
      "offsides",
      "yellowCards",
      "redCards",
      "saves",
      "passes",
      "fieldGoals",
      "rebounds",
      "biggestLead"
     ]
    },
    "StatisticValue": {
     "type": "number",
     "minimum": 0,
     "maximum": 10000000
    },
    "StatisticsRow": {
     "type": "object",
     "required": [
      "key",
      "home",
      "away"
     ],
     "properties": {
      "key": {
       "$ref": "contract#/components/schemas/StatisticKey"
      },
      "home": {
       "$ref": "contract#/components/schemas/StatisticValue"
      },
      "away": {
       "$ref": "contract#/components/schemas/StatisticValue"
      }
     }
    },
    "StatisticsPeriodKind": {
     "type": "string",
     "description": "The whole `match`, or a part of it; in football `firstHalf`, `secondHalf` and `extraTime`, which is both of its halves; in basketball `quarter` and `overtime`, in esports `map`, with numbers. More kinds may come.",
     "pattern": "^[a-z][A-Za-z0-9]*$",
     "maxLength": 40,
     "examples": [
      "match",
      "firstHalf",
      "secondHalf",
      "extraTime",
      "quarter",
      "overtime",
      "map"
     ]
    },
    "StatisticsPeriod": {
     "type": "object",
     "required": [
      "kind",
      "rows"
     ],
     "properties": {
      "kind": {
       "$ref": "contract#/components/schemas/StatisticsPeriodKind"
      },
      "number": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20,
       "description": "Counts periods of the same kind, such as quarters or maps."
      },
      "rows": {
       "type": "array",
       "maxItems": 60,
       "items": {
        "$ref": "contract#/components/schemas/StatisticsRow"
       }
      }
     }
    },
    "MatchGround": {
     "type": "object",
     "required": [
      "name"
     ],
     "properties": {
      "name": {
       "type": "string",
       "minLength": 1
      },
      "city": {
       "type": "string",
       "minLength": 1
      },
      "country": {
       "$ref": "contract#/components/schemas/Country"
      },
      "capacity": {
       "type": "integer",
       "minimum": 0,
       "maximum": 250000
      },
      "neutral": {
       "type": "boolean",
       "enum": [
        true
       ],
       "description": "The ground of neither side."
      }
     }
    },
    "MatchReferee": {
     "type": "object",
     "required": [
      "name"
     ],
     "properties": {
      "name": {
       "type": "string",
       "minLength": 1
      },
      "country": {
       "$ref": "contract#/components/schemas/Country"
      }
     }
    },
    "MatchWeather": {
     "type": "object",
     "description": "At the start of the match.",
     "required": [
      "condition",
      "temperature"
     ],
     "properties": {
      "condition": {
       "type": "string",
       "enum": [
        "clear",
        "partly-cloudy",
        "cloudy",
        "fog",
        "light-rain",
        "rain",
        "thunderstorm",
        "snow"
       ]
      },
      "temperature": {
       "type": "integer",
       "minimum": -60,
       "maximum": 60,
       "description": "In degrees Celsius."
      },
      "wind": {
       "type": "integer",
       "minimum": 0,
       "maximum": 200,
       "description": "In kilometres per hour."
      },
      "expected": {
       "type": "boolean",
       "enum": [
        true
       ],
       "description": "The match has not begun."
      }
     }
    },
    "MatchFacts": {
     "type": "object",
     "properties": {
      "ground": {
       "$ref": "contract#/components/schemas/MatchGround"
      },
      "online": {
       "type": "boolean",
       "enum": [
        true
       ],
       "description": "The sides do not meet in one place."
      },
      "referee": {
       "$ref": "contract#/components/schemas/MatchReferee"
      },
      "attendance": {
       "type": "integer",
       "minimum": 0,
       "maximum": 250000,
       "description": "Spectators, at most as many as the ground has room for."
      },
      "weather": {
       "$ref": "contract#/components/schemas/MatchWeather"
      }
     }
    },
    "MatchStatistics": {
     "type": "object",
     "required": [
      "periods"
     ],
     "properties": {
      "periods": {
       "type": "array",
       "description": "The whole match first, then its parts in the order of time.",
       "maxItems": 30,
       "items": {
        "$ref": "contract#/components/schemas/StatisticsPeriod"
       }
      },
      "players": {
       "$ref": "contract#/components/schemas/MatchPlayers"
      }
     }
    },
    "MatchPlayers": {
     "type": "object",
     "description": "The players of both sides, the starters first.",
     "required": [
      "home",
      "away"
     ],
     "properties": {
      "home": {
       "type": "array",
       "maxItems": 30,
       "items": {
        "$ref": "contract#/components/schemas/PlayerStatistics"
       }
      },
      "away": {
       "type": "array",
       "maxItems": 30,
       "items": {
        "$ref": "contract#/components/schemas/PlayerStatistics"
       }
      }
     }
    },
    "PlayerStatistics": {
     "type": "object",
     "description": "A player until now.",
     "required": [
      "player",
      "minutes"
     ],
     "properties": {
      "player": {
       "$ref": "contract#/components/schemas/PlayerRef"
      },
      "number": {
       "type": "integer",
       "minimum": 0,
       "maximum": 99,
       "description": "Shirt number."
      },
      "position": {
       "$ref": "contract#/components/schemas/PlayerPosition"
      },
      "starter": {
       "type": "boolean",
       "enum": [
        true
       ]
      },
      "onCourt": {
       "type": "boolean",
       "enum": [
        true
       ],
       "description": "Playing now."
      },
      "minutes": {
       "type": "integer",
       "minimum": 0,
       "maximum": 400
      },
      "points": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "fieldGoals": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "fieldGoalsAttempted": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "threePointers": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "threePointersAttempted": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "freeThrows": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "freeThrowsAttempted": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "offensiveRebounds": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "rebounds": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "assists": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "steals": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "blocks": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "turnovers": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "fouls": {
       "type": "integer",
       "minimum": 0,
       "maximum": 99
      },
      "plusMinus": {
       "type": "integer",
       "minimum": -999,
       "maximum": 999,
       "description": "Points of the side less those of the other one while the player was on the court."
      },
      "kills": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999,
       "description": "In esports, as the counts after it."
      },
      "deaths": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "openingKills": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "plants": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "defuses": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "goals": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "shots": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "saves": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "demolitions": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "rating": {
       "$ref": "contract#/components/schemas/PlayerRating"
      }
     }
    },
    "PlayerRating": {
     "type": "number",
     "minimum": 0,
     "maximum": 99,
     "description": "What a player did, against the mean of the match, which is about 1."
    },
    "LeadersBy": {
     "type": "string",
     "description": "In football `goals`, `assists`, `cards` and `cleanSheets`, in basketball `points`, `rebounds` and `assists`, in esports `rating`, `kills` or `goals`, and `assists`.",
     "enum": [
      "goals",
      "assists",
      "cards",
      "cleanSheets",
      "points",
      "rebounds",
      "kills",
      "rating"
     ],
     "default": "goals"
    },
    "Leader": {
     "type": "object",
     "required": [
      "rank",
      "player",
      "team",
      "value"
     ],
     "properties": {
      "rank": {
       "type": "integer",
       "minimum": 1
      },
      "player": {
       "$ref": "contract#/components/schemas/PlayerRef"
      },
      "team": {
       "$ref": "contract#/components/schemas/TeamRef"
      },
      "value": {
       "type": "number",
       "exclusiveMinimum": 0,
       "description": "A whole number, but for `rating`."
      }
     }
    },
    "Player": {
     "type": "object",
     "required": [
      "id",
      "name"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "name": {
       "type": "string",
       "minLength": 1
      },
      "position": {
       "$ref": "contract#/components/schemas/PlayerPosition"
      },
      "number": {
       "type": "integer",
       "minimum": 0,
       "maximum": 99,
       "description": "Shirt number."
      },
      "fullName": {
       "type": "string",
       "minLength": 1,
       "description": "In esports, where the name is the handle."
      },
      "birthDate": {
       "type": "string",
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      },
      "age": {
       "type": "integer",
       "minimum": 10,
       "maximum": 99
      },
      "country": {
       "$ref": "contract#/components/schemas/Country"
      }
     }
    },
    "PlayerSeason": {
     "type": "object",
     "required": [
      "matches",
      "goals",
      "assists",
      "yellowCards",
      "redCards",
      "minutes"
     ],
     "properties": {
      "name": {
       "type": "string",
       "minLength": 1,
       "examples": [
        "2026/27"
       ]
      },
      "matches": {
       "type": "integer",
       "minimum": 0
      },
      "goals": {
       "type": "integer",
       "minimum": 0,
       "description": "Without own goals and shoot-outs."
      },
      "assists": {
       "type": "integer",
       "minimum": 0
      },
      "yellowCards": {
       "type": "integer",
       "minimum": 0
      },
      "redCards": {
       "type": "integer",
       "minimum": 0
      },
      "minutes": {
       "type": "integer",
       "minimum": 0
      },
      "points": {
       "type": "integer",
       "minimum": 0,
       "description": "In basketball, as the counts after it."
      },
      "rebounds": {
       "type": "integer",
       "minimum": 0
      },
      "steals": {
       "type": "integer",
       "minimum": 0
      },
      "blocks": {
       "type": "integer",
       "minimum": 0
      },
      "threePointers": {
       "type": "integer",
       "minimum": 0
      },
      "kills": {
       "type": "integer",
       "minimum": 0,
       "description": "In esports, as the counts after it."
      },
      "deaths": {
       "type": "integer",
       "minimum": 0
      },
      "saves": {
       "type": "integer",
       "minimum": 0
      },
      "rating": {
       "$ref": "contract#/components/schemas/PlayerRating"
      }
     }
    },
    "SquadPlayer": {
     "type": "object",
     "required": [
      "player",
      "season"
     ],
     "properties": {
      "player": {
       "$ref": "contract#/components/schemas/PlayerRef"
      },
      "number": {
       "type": "integer",
       "minimum": 0,
       "maximum": 99,
       "description": "Shirt number."
      },
      "position": {
       "$ref": "contract#/components/schemas/PlayerPosition"
      },
      "season": {
       "$ref": "contract#/components/schemas/PlayerSeason"
      }
     }
    },
    "ListedPlayer": {
     "type": "object",
     "required": [
      "id",
      "name",
      "teamId"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "name": {
       "type": "string",
       "minLength": 1
      },
      "teamId": {
       "$ref": "contract#/components/schemas/Id"
      },
      "number": {
       "type": "integer",
       "minimum": 0,
       "maximum": 99,
       "description": "Shirt number."
      }
     }
    },
    "PlayerSpell": {
     "type": "object",
     "required": [
      "team",
      "from"
     ],
     "properties": {
      "team": {
       "$ref": "contract#/components/schemas/TeamRef"
      },
      "from": {
       "type": "integer",
       "minimum": 1900,
       "maximum": 2200,
       "description": "Year of the first season at the club."
      },
      "to": {
       "type": "integer",
       "minimum": 1900,
       "maximum": 2200,
       "description": "Year in which the player left; none while at the club."
      }
     }
    },
    "PlayerDetails": {
     "type": "object",
     "required": [
      "player",
      "season"
     ],
     "properties": {
      "player": {
       "$ref": "contract#/components/schemas/Player"
      },
      "team": {
       "$ref": "contract#/components/schemas/TeamRef"
      },
      "sportType": {
       "$ref": "contract#/components/schemas/SportType"
      },
      "season": {
       "$ref": "contract#/components/schemas/PlayerSeason"
      },
      "career": {
       "type": "array",
       "description": "The clubs until now, the first one first.",
       "maxItems": 40,
       "items": {
        "$ref": "contract#/components/schemas/PlayerSpell"
       }
      },
      "covered": {
       "$ref": "contract#/components/schemas/Covered"
      }
     }
    },
    "PlayerMatch": {
     "type": "object",
     "required": [
      "matchId",
      "startTime",
      "statusId",
      "homeTeam",
      "awayTeam",
      "homeScore",
      "awayScore",
      "minutes",
      "goals",
      "assists",
      "yellowCards",
      "redCards"
     ],
     "properties": {
      "matchId": {
       "$ref": "contract#/components/schemas/Id"
      },
      "startTime": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "statusId": {
       "$ref": "contract#/components/schemas/MatchStatus"
      },
      "tournament": {
       "type": "object",
       "required": [
        "id",
        "name"
       ],
       "properties": {
        "id": {
         "$ref": "contract#/components/schemas/Id"
        },
        "name": {
         "type": "string",
         "minLength": 1
        }
       }
      },
      "side": {
       "type": "string",
       "enum": [
        "home",
        "away"
       ],
       "description": "That of the player."
      },
      "homeTeam": {
       "$ref": "contract#/components/schemas/TeamRef"
      },
      "awayTeam": {
       "$ref": "contract#/components/schemas/TeamRef"
      },
      "homeScore": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "awayScore": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "started": {
       "type": "boolean",
       "description": "Whether the player began the match."
      },
      "minutes": {
       "type": "integer",
       "minimum": 0,
       "maximum": 400
      },
      "goals": {
       "type": "integer",
       "minimum": 0,
       "maximum": 99
      },
      "assists": {
       "type": "integer",
       "minimum": 0,
       "maximum": 99
      },
      "yellowCards": {
       "type": "integer",
       "minimum": 0,
       "maximum": 2
      },
      "redCards": {
       "type": "integer",
       "minimum": 0,
       "maximum": 1
      },
      "points": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999,
       "description": "In basketball, as the counts after it."
      },
      "rebounds": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "steals": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "blocks": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "threePointers": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "kills": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999,
       "description": "In esports, as the counts after it."
      },
      "deaths": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "saves": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999
      },
      "rating": {
       "$ref": "contract#/components/schemas/PlayerRating"
      }
     }
    },
    "DayCounts": {
     "type": "object",
     "description": "Number of matches of one day, by sport or esports title; those without matches are left out.",
     "required": [
      "date",
      "matches"
     ],
     "properties": {
      "date": {
       "$ref": "contract#/components/schemas/CompactDate"
      },
      "matches": {
       "type": "object",
       "propertyNames": {
        "$ref": "contract#/components/schemas/SportType"
       },
       "additionalProperties": {
        "type": "integer",
        "minimum": 1
       }
      }
     }
    },
    "SideAnalysis": {
     "type": "object",
     "properties": {
      "ranking": {
       "type": "integer",
       "minimum": 1
      },
      "streakType": {
       "$ref": "contract#/components/schemas/StreakType",
       "default": "none"
      },
      "streakCount": {
       "type": "integer",
       "minimum": 0,
       "default": 0
      },
      "last6MonthsWinRate": {
       "type": "number",
       "minimum": 0,
       "maximum": 100,
       "description": "In percent."
      },
      "totalWins": {
       "type": "integer",
       "minimum": 0
      },
      "totalLosses": {
       "type": "integer",
       "minimum": 0
      },
      "totalDraws": {
       "type": "integer",
       "minimum": 0
      },
      "covered": {
       "$ref": "contract#/components/schemas/Covered",
       "x-extra": true
      }
     }
    },
    "MatchAnalysis": {
     "type": "object",
     "properties": {
      "homeTeam": {
       "$ref": "contract#/components/schemas/SideAnalysis",
       "default": {}
      },
      "awayTeam": {
       "$ref": "contract#/components/schemas/SideAnalysis",
       "default": {}
      }
     }
    },
    "TournamentType": {
     "type": "string",
     "enum": [
      "league",
      "cup",
      "continental",
      "championship",
      "circuit"
     ]
    },
    "StageDetail": {
     "type": "object",
     "required": [
      "name"
     ],
     "properties": {
      "id": {
       "type": "string",
       "default": ""
      },
      "name": {
       "type": "string",
       "minLength": 1
      },
      "kind": {
       "type": "string",
       "enum": [
        "league",
        "group",
        "knockout",
        "playoff"
       ],
       "x-extra": true
      },
      "startTime": {
       "$ref": "contract#/components/schemas/EpochSeconds",
       "default": 0,
       "x-extra": true
      },
      "endTime": {
       "$ref": "contract#/components/schemas/EpochSeconds",
       "default": 0,
       "x-extra": true
      }
     }
    },
    "PrizePool": {
     "type": "object",
     "required": [
      "amount"
     ],
     "properties": {
      "amount": {
       "type": "integer",
       "minimum": 0
      },
      "currency": {
       "type": "string",
       "pattern": "^[A-Z]{3}$"
      }
     }
    },
    "Aliases": {
     "type": "array",
     "description": "What people call it beside its name, in any language; short names, nicknames, abbreviations.",
     "items": {
      "type": "string",
      "minLength": 1
     }
    },
    "Tournament": {
     "type": "object",
     "required": [
      "id",
      "name"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "sportType": {
       "$ref": "contract#/components/schemas/SportType"
      },
      "name": {
       "type": "string",
       "minLength": 1
      },
      "aliases": {
       "$ref": "contract#/components/schemas/Aliases",
       "x-extra": true
      },
      "logo": {
       "$ref": "contract#/components/schemas/ImageUrl"
      },
      "type": {
       "$ref": "contract#/components/schemas/TournamentType"
      },
      "startTime": {
       "$ref": "contract#/components/schemas/EpochSeconds",
       "default": 0,
       "description": "0: not known."
      },
      "endTime": {
       "$ref": "contract#/components/schemas/EpochSeconds",
       "default": 0,
       "description": "0: not known."
      },
      "currentSeason": {
       "type": "string",
       "default": ""
      },
      "currentSeasonId": {
       "$ref": "contract#/components/schemas/IdOrNone",
       "default": ""
      },
      "currentStage": {
       "type": [
        "string",
        "null"
       ],
       "description": "Null between stages.",
       "default": null
      },
      "currentStageId": {
       "type": [
        "string",
        "null"
       ],
       "default": null
      },
      "currentRound": {
       "type": [
        "integer",
        "null"
       ],
       "minimum": 1,
       "default": null
      },
      "roundCount": {
       "type": "integer",
       "minimum": 0,
       "default": 0
      },
      "rank": {
       "$ref": "contract#/components/schemas/TournamentRank",
       "x-extra": true
      },
      "country": {
       "$ref": "contract#/components/schemas/Country",
       "default": {
        "id": "",
        "name": ""
       }
      },
      "stageDetails": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/StageDetail"
       },
       "default": []
      },
      "division": {
       "type": [
        "string",
        "null"
       ],
       "default": null
      },
      "groups": {
       "type": "array",
       "items": {
        "type": "string",
        "minLength": 1
       },
       "default": []
      },
      "teams": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/TeamRef"
       },
       "default": []
      },
      "champion": {
       "x-extra": true,
       "description": "The winner of the season, once it is decided.",
       "$ref": "contract#/components/schemas/TeamRef"
      },
      "without": {
       "x-extra": true,
       "type": "array",
       "description": "What the tournament does not have: its operation has nothing to answer.",
       "items": {
        "type": "string",
        "enum": [
         "leaders"
        ]
       }
      },
      "prizePool": {
       "default": null,
       "description": "Null without a prize pool.",
       "oneOf": [
        {
         "$ref": "contract#/components/schemas/PrizePool"
        },
        {
         "type": "null"
        }
       ]
      }
     }
    },
    "TournamentsByYear": {
     "type": "object",
     "propertyNames": {
      "pattern": "^(20[0-9]{2}|2100)$"
     },
     "additionalProperties": {
      "type": "array",
      "items": {
       "$ref": "contract#/components/schemas/Tournament"
      }
     }
    },
    "StandingRow": {
     "type": "object",
     "required": [
      "team"
     ],
     "properties": {
      "team": {
       "$ref": "contract#/components/schemas/TeamRef"
      },
      "won": {
       "type": "integer",
       "minimum": 0,
       "default": 0
      },
      "loss": {
       "type": "integer",
       "minimum": 0,
       "default": 0
      },
      "draw": {
       "type": "integer",
       "minimum": 0,
       "default": 0
      },
      "goals": {
       "type": "integer",
       "minimum": 0,
       "default": 0
      },
      "goalsAgainst": {
       "type": "integer",
       "minimum": 0,
       "default": 0
      },
      "points": {
       "type": "integer",
       "description": "Below zero if the league took more than the team has won.",
       "x-extra": true
      },
      "adjustment": {
       "type": "integer",
       "description": "Points given or taken by the league, included in points; absent if none.",
       "x-extra": true
      },
      "form": {
       "type": "array",
       "maxItems": 5,
       "items": {
        "type": "string",
        "enum": [
         "win",
         "draw",
         "loss"
        ]
       },
       "description": "Latest results, newest last.",
       "x-extra": true
      },
      "movement": {
       "type": "integer",
       "description": "Places gained since the first of the matches being played kicked off, negative if lost; only if the table counts them.",
       "x-extra": true
      }
     }
    },
    "StandingZone": {
     "type": "object",
     "description": "A range of places in a table and what it leads to.",
     "required": [
      "kind",
      "from",
      "to"
     ],
     "properties": {
      "kind": {
       "type": "string",
       "enum": [
        "advance",
        "playoff",
        "continental",
        "promotion",
        "relegation"
       ]
      },
      "from": {
       "type": "integer",
       "minimum": 1,
       "description": "First place of the zone."
      },
      "to": {
       "type": "integer",
       "minimum": 1,
       "description": "Last place of the zone."
      },
      "name": {
       "type": "string",
       "minLength": 1,
       "description": "What the zone leads to, in the requested language."
      }
     }
    },
    "StandingTable": {
     "type": "object",
     "required": [
      "rows"
     ],
     "properties": {
      "stage": {
       "type": "string",
       "default": ""
      },
      "group": {
       "type": "string",
       "minLength": 1,
       "x-extra": true
      },
      "rows": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/StandingRow"
       }
      },
      "zones": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/StandingZone"
       },
       "x-extra": true
      }
     }
    },
    "TournamentSeason": {
     "type": "object",
     "required": [
      "id",
      "name"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "name": {
       "type": "string",
       "minLength": 1
      },
      "champion": {
       "$ref": "contract#/components/schemas/TeamRef"
      }
     }
    },
    "TableMatches": {
     "type": "string",
     "enum": [
      "finished",
      "started",
      "home",
      "away",
      "lastFive"
     ]
    },
    "Standing": {
     "type": "object",
     "properties": {
      "matches": {
       "$ref": "contract#/components/schemas/TableMatches",
       "description": "Which matches the tables count, where the server knows the parameter.",
       "x-extra": true
      },
      "tables": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/StandingTable"
       },
       "default": []
      },
      "leftOut": {
       "$ref": "contract#/components/schemas/LeftOutMatches",
       "x-extra": true
      },
      "covered": {
       "$ref": "contract#/components/schemas/Covered",
       "x-extra": true
      }
     }
    },
    "LeftOutMatches": {
     "type": "object",
     "description": "Matches of the season that had been scheduled until now and are in no list and no table.",
     "properties": {
      "cancelled": {
       "type": "integer",
       "minimum": 1
      },
      "unrecorded": {
       "type": "integer",
       "minimum": 1,
       "description": "How they ended is not known."
      }
     }
    },
    "TeamStats": {
     "type": "object",
     "description": "Statistics of the last twelve months; more may be added.",
     "properties": {
      "totalMatches": {
       "type": "integer",
       "minimum": 0
      },
      "totalWins": {
       "type": "integer",
       "minimum": 0
      },
      "totalLosses": {
       "type": "integer",
       "minimum": 0
      },
      "totalDraws": {
       "type": "integer",
       "minimum": 0
      },
      "totalWinsInLast30Days": {
       "type": "integer",
       "minimum": 0
      },
      "totalMatchesInLast30Days": {
       "type": "integer",
       "minimum": 0,
       "x-extra": true
      },
      "streakCount": {
       "type": "integer",
       "minimum": 0,
       "default": 0
      },
      "streakType": {
       "$ref": "contract#/components/schemas/StreakType",
       "default": "none"
      },
      "ranking": {
       "type": "integer",
       "minimum": 1,
       "x-extra": true
      },
      "rankedTeams": {
       "type": "integer",
       "minimum": 1,
       "description": "Number of teams in the ranking.",
       "x-extra": true
      },
      "goals": {
       "type": "integer",
       "minimum": 0,
       "x-extra": true
      },
      "goalsAgainst": {
       "type": "integer",
       "minimum": 0,
       "x-extra": true
      }
     },
     "additionalProperties": true
    },
    "Club": {
     "type": "object",
     "description": "Facts about a club.",
     "properties": {
      "founded": {
       "type": "integer",
       "minimum": 1800,
       "maximum": 2100,
       "description": "Year of foundation."
      },
      "ground": {
       "type": "string",
       "minLength": 1,
       "description": "Home ground."
      },
      "coach": {
       "type": "string",
       "minLength": 1
      },
      "about": {
       "type": "string",
       "minLength": 1,
       "description": "The story of the club in a few sentences, in the requested language."
      }
     }
    },
    "TeamProfile": {
     "type": "object",
     "description": "The team that was asked for.",
     "required": [
      "name"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/IdOrNone",
       "default": "",
       "x-extra": true,
       "description": "The one that was asked for, where the gateway answers."
      },
      "name": {
       "type": "string",
       "minLength": 1
      },
      "logo": {
       "$ref": "contract#/components/schemas/ImageUrl"
      },
      "emblem": {
       "$ref": "contract#/components/schemas/Emblem",
       "x-extra": true
      },
      "tag": {
       "$ref": "contract#/components/schemas/TeamTag",
       "x-extra": true
      },
      "country": {
       "$ref": "contract#/components/schemas/Country",
       "default": {
        "id": "",
        "name": ""
       }
      }
     }
    },
    "TeamDetails": {
     "type": "object",
     "required": [
      "team"
     ],
     "properties": {
      "team": {
       "$ref": "contract#/components/schemas/TeamProfile"
      },
      "sportType": {
       "$ref": "contract#/components/schemas/SportType",
       "x-extra": true
      },
      "club": {
       "$ref": "contract#/components/schemas/Club",
       "x-extra": true
      },
      "stats": {
       "$ref": "contract#/components/schemas/TeamStats",
       "default": {}
      },
      "lastMatchTime": {
       "$ref": "contract#/components/schemas/InstantOrNone",
       "default": null
      },
      "nextMatchTime": {
       "$ref": "contract#/components/schemas/InstantOrNone",
       "default": null
      },
      "covered": {
       "$ref": "contract#/components/schemas/Covered",
       "x-extra": true
      }
     }
    },
    "InstantOrNone": {
     "type": [
      "integer",
      "null"
     ],
     "description": "Seconds since the epoch; null without such a match.",
     "minimum": 0,
     "maximum": 4165000000
    },
    "TeamRanking": {
     "type": "object",
     "required": [
      "id",
      "name"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "name": {
       "type": "string",
       "minLength": 1
      },
      "aliases": {
       "$ref": "contract#/components/schemas/Aliases",
       "x-extra": true
      },
      "logo": {
       "$ref": "contract#/components/schemas/ImageUrl"
      },
      "emblem": {
       "$ref": "contract#/components/schemas/Emblem",
       "x-extra": true
      },
      "tag": {
       "$ref": "contract#/components/schemas/TeamTag",
       "x-extra": true
      },
      "ranking": {
       "type": "integer",
       "minimum": 1
      },
      "points": {
       "type": "integer",
       "minimum": 0
      },
      "country": {
       "$ref": "contract#/components/schemas/Country",
       "default": {
        "id": "",
        "name": ""
       }
      },
      "sportType": {
       "$ref": "contract#/components/schemas/SportType",
       "x-extra": true
      },
      "streakCount": {
       "type": "integer",
       "minimum": 0,
       "default": 0
      },
      "streakType": {
       "$ref": "contract#/components/schemas/StreakType",
       "default": "none"
      },
      "ground": {
       "type": "string",
       "minLength": 1,
       "description": "Home ground.",
       "x-extra": true
      },
      "coach": {
       "type": "string",
       "minLength": 1,
       "x-extra": true
      }
     }
    },
    "RankingItem": {
     "type": "object",
     "description": "A team in a sidebar ranking.",
     "required": [
      "id",
      "name",
      "ranking"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "name": {
       "type": "string",
       "minLength": 1
      },
      "logo": {
       "$ref": "contract#/components/schemas/ImageUrl"
      },
      "emblem": {
       "$ref": "contract#/components/schemas/Emblem"
      },
      "ranking": {
       "type": "integer",
       "minimum": 1
      }
     }
    },
    "ArticleSection": {
     "oneOf": [
      {
       "$ref": "contract#/components/schemas/TitleSection"
      },
      {
       "$ref": "contract#/components/schemas/ContentSection"
      },
      {
       "$ref": "contract#/components/schemas/BulletPointsSection"
      },
      {
       "$ref": "contract#/components/schemas/MatchSection"
      }
     ],
     "discriminator": {
      "propertyName": "name",
      "mapping": {
       "title": "contract#/components/schemas/TitleSection",
       "content": "contract#/components/schemas/ContentSection",
       "bulletPoints": "contract#/components/schemas/BulletPointsSection",
       "match": "contract#/components/schemas/MatchSection"
      }
     }
    },
    "TitleSection": {
     "type": "object",
     "required": [
      "name",
      "value"
     ],
     "properties": {
      "name": {
       "type": "string",
       "enum": [
        "title"
       ]
      },
      "value": {
       "type": "string",
       "minLength": 1
      }
     }
    },
    "ContentSection": {
     "type": "object",
     "required": [
      "name",
      "value"
     ],
     "properties": {
      "name": {
       "type": "string",
       "enum": [
        "content"
       ]
      },
      "value": {
       "type": "string",
       "minLength": 1
      }
     }
    },
    "BulletPointsSection": {
     "type": "object",
     "required": [
      "name",
      "value"
     ],
     "properties": {
      "name": {
       "type": "string",
       "enum": [
        "bulletPoints"
       ]
      },
      "value": {
       "type": "array",
       "minItems": 1,
       "items": {
        "type": "string",
        "minLength": 1
       }
      }
     }
    },
    "MatchSection": {
     "type": "object",
     "required": [
      "name",
      "value"
     ],
     "properties": {
      "name": {
       "type": "string",
       "enum": [
        "match"
       ]
      },
      "value": {
       "$ref": "contract#/components/schemas/Id"
      }
     }
    },
    "Article": {
     "type": "object",
     "description": "A report or preview of a match, made from results, prices and tables, or a feature by an author.",
     "required": [
      "id",
      "title",
      "author",
      "created_at",
      "board",
      "image",
      "section",
      "author_description"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "title": {
       "type": "string",
       "minLength": 1
      },
      "author": {
       "type": "string",
       "minLength": 1
      },
      "created_at": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "board": {
       "$ref": "contract#/components/schemas/NewsBoard"
      },
      "image": {
       "$ref": "contract#/components/schemas/ImageUrl"
      },
      "section": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/ArticleSection"
       }
      },
      "players": {
       "type": "array",
       "description": "Players with a page whom the texts name.",
       "items": {
        "$ref": "contract#/components/schemas/PlayerRef"
       }
      },
      "author_description": {
       "type": "string"
      },
      "sportType": {
       "$ref": "contract#/components/schemas/SportType"
      },
      "feature": {
       "$ref": "contract#/components/schemas/Feature"
      },
      "covered": {
       "$ref": "contract#/components/schemas/Covered"
      }
     }
    },
    "NewsBoard": {
     "type": "string",
     "enum": [
      "NEWS",
      "GUIDES",
      "INTERVIEW",
      "ANALYTICS"
     ]
    },
    "NewsItem": {
     "type": "object",
     "description": "The headline of an article.",
     "required": [
      "id",
      "title",
      "image",
      "date",
      "time"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "title": {
       "type": "string",
       "minLength": 1
      },
      "image": {
       "$ref": "contract#/components/schemas/ImageUrl"
      },
      "date": {
       "type": "string",
       "pattern": "^[0-9]{2}/[0-9]{2}/[0-9]{4}$",
       "description": "Day of publication in UTC."
      },
      "time": {
       "type": "string",
       "pattern": "^[0-9]{2}:[0-9]{2}$",
       "description": "Time of publication in UTC."
      },
      "created_at": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "board": {
       "$ref": "contract#/components/schemas/NewsBoard"
      },
      "sportType": {
       "$ref": "contract#/components/schemas/SportType"
      },
      "feature": {
       "$ref": "contract#/components/schemas/Feature"
      }
     }
    },
    "Feature": {
     "type": "boolean",
     "description": "An article by a person that depends on no result, such as a guide or an interview. It is served without spoilers as it is."
    },
    "BookmakerOffer": {
     "type": "object",
     "description": "Sample content of the site.",
     "required": [
      "name",
      "logo",
      "bonus",
      "label"
     ],
     "properties": {
      "name": {
       "type": "string",
       "minLength": 1
      },
      "logo": {
       "$ref": "contract#/components/schemas/ImageUrl"
      },
      "bonus": {
       "type": "string",
       "minLength": 1
      },
      "label": {
       "type": "string",
       "minLength": 1
      },
      "code": {
       "type": "string",
       "minLength": 1
      }
     }
    },
    "SearchIndex": {
     "type": "object",
     "required": [
      "countries",
      "teams",
      "tournaments",
      "pinyin"
     ],
     "properties": {
      "pinyin": {
       "type": "object",
       "description": "Latin spelling of each Chinese character in the names.",
       "additionalProperties": {
        "type": "string",
        "pattern": "^[a-z]+$"
       }
      },
      "countries": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/SearchCountry"
       }
      },
      "teams": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/SearchItem"
       }
      },
      "tournaments": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/SearchItem"
       }
      },
      "players": {
       "type": "array",
       "description": "Those of the best known clubs; absent if the upstream does not list players.",
       "items": {
        "$ref": "contract#/components/schemas/SearchPlayer"
       }
      }
     }
    },
    "SearchPlayer": {
     "type": "object",
     "required": [
      "id",
      "en",
      "zh",
      "team"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "en": {
       "type": "string",
       "minLength": 1
      },
      "zh": {
       "type": "string",
       "minLength": 1
      },
      "es": {
       "$ref": "contract#/components/schemas/SpanishName"
      },
      "team": {
       "$ref": "contract#/components/schemas/Id",
       "description": "Id of the team in `teams`."
      },
      "number": {
       "type": "integer",
       "minimum": 0,
       "maximum": 99,
       "description": "Shirt number."
      }
     }
    },
    "SpanishName": {
     "type": "string",
     "minLength": 1,
     "description": "Omitted if it is the English one."
    },
    "SearchCountry": {
     "type": "object",
     "required": [
      "id",
      "en",
      "zh"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "en": {
       "type": "string",
       "minLength": 1
      },
      "zh": {
       "type": "string",
       "minLength": 1
      },
      "es": {
       "$ref": "contract#/components/schemas/SpanishName"
      },
      "logo": {
       "$ref": "contract#/components/schemas/ImageUrl"
      }
     }
    },
    "SearchItem": {
     "type": "object",
     "required": [
      "id",
      "en",
      "zh",
      "sportType",
      "country"
     ],
     "properties": {
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "en": {
       "type": "string",
       "minLength": 1
      },
      "zh": {
       "type": "string",
       "minLength": 1
      },
      "es": {
       "$ref": "contract#/components/schemas/SpanishName"
      },
      "aliases": {
       "$ref": "contract#/components/schemas/Aliases"
      },
      "keywords": {
       "type": "array",
       "description": "Ground and coach in each language, for the teams whose players are listed.",
       "items": {
        "type": "string",
        "minLength": 1
       }
      },
      "pinyin": {
       "type": "string",
       "description": "One syllable per Chinese character of `zh`; present if a character is read differently than `pinyin` of the index says.",
       "pattern": "^[a-z]+( [a-z]+)*$",
       "examples": [
        "chong qing"
       ]
      },
      "sportType": {
       "$ref": "contract#/components/schemas/SportType"
      },
      "country": {
       "$ref": "contract#/components/schemas/IdOrNone"
      },
      "logo": {
       "$ref": "contract#/components/schemas/ImageUrl",
       "description": "Omitted if it is the API's image for this id."
      },
      "emblem": {
       "$ref": "contract#/components/schemas/Emblem"
      }
     }
    },
    "LiveEvent": {
     "description": "One change to the list of live matches.",
     "oneOf": [
      {
       "$ref": "contract#/components/schemas/LiveReset"
      },
      {
       "$ref": "contract#/components/schemas/LiveUpsert"
      },
      {
       "$ref": "contract#/components/schemas/LivePatch"
      },
      {
       "$ref": "contract#/components/schemas/LiveRemove"
      }
     ],
     "discriminator": {
      "propertyName": "kind",
      "mapping": {
       "reset": "contract#/components/schemas/LiveReset",
       "upsert": "contract#/components/schemas/LiveUpsert",
       "patch": "contract#/components/schemas/LivePatch",
       "remove": "contract#/components/schemas/LiveRemove"
      }
     }
    },
    "LiveReset": {
     "type": "object",
     "description": "Replaces all earlier state with the current live matches.",
     "required": [
      "kind",
      "at",
      "matches"
     ],
     "properties": {
      "kind": {
       "type": "string",
       "enum": [
        "reset"
       ]
      },
      "at": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "matches": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/Match"
       }
      }
     }
    },
    "LiveUpsert": {
     "type": "object",
     "description": "A match has started, or has changed so much that it is sent in full.",
     "required": [
      "kind",
      "at",
      "match"
     ],
     "properties": {
      "kind": {
       "type": "string",
       "enum": [
        "upsert"
       ]
      },
      "at": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "match": {
       "$ref": "contract#/components/schemas/Match"
      }
     }
    },
    "LivePatch": {
     "type": "object",
     "description": "A JSON merge patch (RFC 7396) for one match.",
     "required": [
      "kind",
      "at",
      "id",
      "patch"
     ],
     "properties": {
      "kind": {
       "type": "string",
       "enum": [
        "patch"
       ]
      },
      "at": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "patch": {
       "type": "object",
       "additionalProperties": true
      }
     }
    },
    "LiveRemove": {
     "type": "object",
     "description": "A match is no longer live; `match` is its last state.",
     "required": [
      "kind",
      "at",
      "id"
     ],
     "properties": {
      "kind": {
       "type": "string",
       "enum": [
        "remove"
       ]
      },
      "at": {
       "$ref": "contract#/components/schemas/EpochSeconds"
      },
      "id": {
       "$ref": "contract#/components/schemas/Id"
      },
      "match": {
       "$ref": "contract#/components/schemas/Match"
      }
     }
    },
    "Problem": {
     "type": "object",
     "description": "An error (RFC 9457).",
     "required": [
      "type",
      "title",
      "status",
      "detail",
      "requestId"
     ],
     "properties": {
      "type": {
       "type": "string",
       "format": "uri-reference"
      },
      "title": {
       "type": "string",
       "minLength": 1
      },
      "status": {
       "type": "integer",
       "minimum": 400,
       "maximum": 599
      },
      "detail": {
       "type": "string",
       "minLength": 1
      },
      "instance": {
       "type": "string",
       "format": "uri-reference"
      },
      "requestId": {
       "type": "string",
       "minLength": 1,
       "maxLength": 64,
       "description": "The id that the server gave the request, included in each of its log lines."
      },
      "callerRequestId": {
       "type": "string",
       "minLength": 1,
       "maxLength": 64,
       "description": "The `x-request-id` that the caller sent with it, which others may have sent too."
      },
      "errors": {
       "type": "array",
       "items": {
        "$ref": "contract#/components/schemas/FieldError"
       },
       "description": "For bad input, every invalid field."
      }
     }
    },
    "FieldError": {
     "type": "object",
     "required": [
      "field",
      "in",
      "message"
     ],
     "properties": {
      "field": {
       "type": "string",
       "minLength": 1
      },
      "in": {
       "type": "string",
       "enum": [
        "path",
        "query",
        "header",
        "cookie",
        "body"
       ]
      },
      "message": {
       "type": "string",
       "minLength": 1
      }
     }
    }
   }
  }
 }
};
