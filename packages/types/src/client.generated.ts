// Made from openapi.yaml by `npm run generate`. Do not edit.
export const tokenlessPosts: readonly string[] = ["/auth/login","/register","/auth/refresh","/auth/logout"];
export const languages = ["en","zh","es"] as const;
export const sports = ["football","basketball","esports"] as const;
export const esportsTitles = ["cs2","lol","dota2","valorant","r6","cod","rocket-league","overwatch","aov","pubg","wild-rift"] as const;
export const pageNames = ["contacts","about","subscription-policy","jobs","terms-of-service","privacy-policy","cookies","responsible-gaming"] as const;
export const bookmakerNames = {"2":"BET365","3":"Crown","4":"10BET","5":"Ladbrokes","6":"Mansion88","7":"Macauslot","8":"SNAI","9":"William Hill","10":"Easybets","11":"Vcbet","12":"EuroBet","13":"Interwetten","14":"12bet","15":"Sbobet","16":"Wewbet","17":"18Bet","18":"Fun88","21":"188bet","22":"Pinnacle"} as const;
export const idPattern = /^[A-Za-z0-9_.~-]{1,64}$/;
