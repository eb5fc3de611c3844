// Made from openapi.yaml by `npm run generate`. Do not edit.
export const tokenlessPosts: readonly string[] = ["/auth/login","/register","/auth/refresh"];
