// Made from openapi.yaml by `npm run generate`. Do not edit.
export const tokenlessPosts: readonly string[] = ["/auth/login","/register","/auth/refresh","/auth/logout"];
export const languages = ["en","zh","es"] as const;
export const sports = ["football","basketball","esports"] as const;
export const esportsTitles = ["cs2","lol","dota2","valorant","r6","cod","rocket-league","overwatch","aov","pubg","wild-rift"] as const;
export const pageNames = ["contacts","about","subscription-policy","jobs","terms-of-service","privacy-policy","cookies","responsible-gaming"] as const;
export const bookmakerNames = {"2":"BET365","3":"Crown","4":"10BET","5":"Ladbrokes","6":"Mansion88","7":"Macauslot","8":"SNAI","9":"William Hill","10":"Easybets","11":"Vcbet","12":"EuroBet","13":"Interwetten","14":"12bet","15":"Sbobet","16":"Wewbet","17":"18Bet","18":"Fun88","21":"188bet","22":"Pinnacle"} as const;
export const countryIdPattern = /^co-[a-z]{2,8}$/;
export const teamIdPattern = /^(?=.{0,64}$)te-[a-z0-9]+(-[a-z0-9]+){0,5}$/;
export const matchIdPattern = /^(?=.{0,64}$)ma-[a-z0-9]+(-[a-z0-9]+){0,7}$/;
export const tournamentIdPattern = /^(?=.{0,64}$)to-[a-z0-9]+(-[a-z0-9]+){0,5}$/;
export const seasonIdPattern = /^(?=.{0,64}$)se-[a-z0-9]+(-[a-z0-9]+){0,6}$/;
export const playerIdPattern = /^(?=.{0,64}$)pl-[a-z0-9]+(-[a-z0-9]+){0,7}$/;
export const articleIdPattern = /^(?=.{0,96}$)ar-[a-z0-9]+(-[a-z0-9]+){0,11}$/;
