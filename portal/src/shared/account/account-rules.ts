import {
  emailAndCaptcha,
  loginRequest,
  passwordChange,
  registration,
  repeatedNewPassword,
  userInfo,
} from '@scholars/contract/forms/account';
import { rulesOf } from '~/shared/form/rules-of';

export const login = rulesOf(loginRequest);
export const register = rulesOf(registration);
export const resetRequest = rulesOf(emailAndCaptcha);
export const newPassword = rulesOf(repeatedNewPassword);
export const changedPassword = rulesOf(passwordChange);
export const information = rulesOf(userInfo);
